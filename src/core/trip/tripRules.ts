import type { DurationTable, TripLimits } from "../channel/tripLimits"
import { type Day, daysBetween, isDay } from "./calendar"

/** A trip that a visitor wants covered. */
export interface Trip {
  /** A destination's name, as listed (QR-16); empty only where a partner names none. */
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly ages: ReadonlyArray<number>
}

/** All that decides whether a channel quotes a trip, and with which code (QR-13). */
export type TripRules = TripLimits & { readonly durations: ReadonlyArray<DurationTable> }

/** Whether a trip can be quoted, and with which code, or the one reason why not. */
export type Verdict =
  | { readonly is: "quotable"; readonly code: string; readonly annual: false | null; readonly days: number }
  | { readonly is: "incomplete" | "noBand" }
  | { readonly is: "tooLong" | "startsTooLate" }

/** Trip days: the end minus the start (QR-23). */
export const tripDays = ({ end, start }: Pick<Trip, "start" | "end">): number => daysBetween(start, end)

/** The longest trip that a channel sells to a destination, in days (QR-10). */
export const maxDaysTo = (destination: string, { maxDays, shorter = [] }: TripLimits): number =>
  shorter.find((limit) => limit.destination === destination)?.maxDays ?? maxDays

/** The code and Annual flag of a trip, undefined where it fits no duration band (QR-15). */
export const durationCode = (
  destination: string,
  days: number,
  durations: ReadonlyArray<DurationTable>
): { readonly code: string; readonly annual: false | null } | undefined => {
  const table =
    durations.find((one) => one.destination === destination) ?? durations.find((one) => one.destination === undefined)
  const band = days < 1 ? undefined : table?.bands.find(({ upToDays }) => days <= upToDays)
  return table && band ? { code: band.code, annual: table.annual } : undefined
}

/** As judgeTrip, also for a partner's trip without a destination: the table of all others serves it. */
export const judgeAnywhere = (trip: Trip, rules: TripRules, today: Day): Verdict => {
  const days = isDay(trip.start) && isDay(trip.end) ? tripDays(trip) : 0
  if (days < 1) return { is: "incomplete" }
  if (days > maxDaysTo(trip.destination, rules)) return { is: "tooLong" }
  if (daysBetween(today, trip.start) > rules.maxDaysToStart) return { is: "startsTooLate" }
  const found = durationCode(trip.destination, days, rules.durations)
  return found ? { is: "quotable", ...found, days } : { is: "noBand" }
}

/** Decides on a trip in the order of QR-13: incomplete, too long, too far away, without a band, quotable. One reason at a time. */
export const judgeTrip = (trip: Trip, rules: TripRules, today: Day): Verdict =>
  trip.destination === "" ? { is: "incomplete" } : judgeAnywhere(trip, rules, today)
