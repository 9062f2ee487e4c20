import type { Day } from "../../core/trip/calendar"

const pad = (value: number, length: number) => String(value).padStart(length, "0")

/** The day it is where the visitor is, by this machine's clock and zone: people have their birthdays by it (A39). */
export const todayHere = (): Day => {
  const now = new Date()
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`
}
