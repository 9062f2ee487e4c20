import { type Day, utcDay } from "../../core/trip/calendar"

const pad = (value: number, length: number) => String(value).padStart(length, "0")

/** The day of an instant in the device's time zone. */
export const dayHere = (instant: Date): Day =>
  `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`

/** Today in the device's time zone. Ages and birthdays follow it (PA-10). */
export const localToday = (): Day => dayHere(new Date())

/** Today in UTC without Effect, for the first view (QR-05). */
export const todayUtc = (): Day => utcDay(Date.now())
