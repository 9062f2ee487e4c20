import type { Day } from "../../core/trip/calendar"

const pad = (value: number, length: number) => String(value).padStart(length, "0")

/** The day of an instant in the device's time zone. */
export const dayHere = (instant: Date): Day =>
  `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`
