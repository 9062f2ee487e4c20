import type { Day } from "../../core/trip/calendar"

const pad = (value: number, length: number) => String(value).padStart(length, "0")

/** The day that an instant falls on where the visitor is, by this machine's zone. */
export const dayHere = (instant: Date): Day =>
  `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}`
