import { type Day, utcDay } from "../../core/trip/calendar"

/** Today in UTC without Effect, for the first view (QR-05). */
export const todayUtc = (): Day => utcDay(Date.now())
