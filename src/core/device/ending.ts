import { aDay } from "../trip/calendar"
import { type Kept, type Lasting, lasting } from "./kept"

/** Milliseconds until an entry ends. `over`: it is too old, the next visit erases it. */
export type Ending = number | "over" | Exclude<Lasting, number>

/** When an entry expires. A timed one of unknown age is `over`: the next visit erases it. */
export const endingOf = ({ age, key }: Kept): Ending => {
  const lasts: Lasting = lasting[key]
  if (typeof lasts !== "number") return lasts
  return age === undefined || age >= lasts ? "over" : lasts - age
}

const spans = [
  ["day", aDay],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000]
] as const

/** A time span for people, rounded down: days from two, hours from one, otherwise minutes. */
export const spanOf = (ms: number): { readonly count: number; readonly unit: "day" | "hour" | "minute" } => {
  const [unit, length] = spans.find(([is, one]) => ms >= one * (is === "day" ? 2 : 1)) ?? spans[2]
  return { count: Math.floor(ms / length), unit }
}
