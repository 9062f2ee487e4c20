import { type Day, utcDay } from "../../core/trip/calendar"

/** The day it is in UTC by this machine's clock; for the first view, which has no Effect yet (QR-05). */
export const todayUtc = (): Day => utcDay(Date.now())
