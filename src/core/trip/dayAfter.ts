import { type Day, utcDay } from "./calendar"

/** The day so many days later. */
export const dayAfter = (day: Day, days: number): Day => utcDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
