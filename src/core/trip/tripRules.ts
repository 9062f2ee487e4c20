import type { Channel, DurationTable, TripLimits } from "../channel/channel"
import { type Day, daysBetween, isDay } from "./calendar"

export interface Trip {
  /** A listed destination (QR-16). Empty only in a partner's trip. */
  readonly destination: string
  readonly start: Day
  readonly end: Day
  readonly ages: ReadonlyArray<number>
}

/** Quotable with a code, or the one reason why not. */
export type Verdict =
  | { readonly is: "quotable"; readonly code: string; readonly annual: false | null; readonly days: number }
  | { readonly is: "incomplete" | "tooLong" | "startsTooLate" | "noBand" }

/** The trip's length in days: end minus start (QR-15). */
export const tripDays = ({ end, start }: Pick<Trip, "start" | "end">): number => daysBetween(start, end)

/** The longest trip to a destination, in days (QR-10). */
export const maxDaysTo = (destination: string, { maxDays, shorter = [] }: TripLimits): number =>
  shorter.find((limit) => limit.destination === destination)?.maxDays ?? maxDays

/** The code and `Annual` flag for a trip. Undefined outside every duration band (QR-15). */
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

/** Judges a trip. A partner's without a destination uses the common duration table. */
export const judgeAnywhere = (trip: Trip, rules: Channel["trip"], today: Day): Verdict => {
  const days = isDay(trip.start) && isDay(trip.end) ? tripDays(trip) : 0
  if (days < 1) return { is: "incomplete" }
  if (days > maxDaysTo(trip.destination, rules)) return { is: "tooLong" }
  if (daysBetween(today, trip.start) > rules.maxDaysToStart) return { is: "startsTooLate" }
  const found = durationCode(trip.destination, days, rules.durations)
  return found ? { is: "quotable", ...found, days } : { is: "noBand" }
}

/**
 * Judges a trip in the order of QR-13: incomplete, too long, too far away, without a band,
 * quotable. It gives the first reason only.
 */
export const judgeTrip = (trip: Trip, rules: Channel["trip"], today: Day): Verdict =>
  trip.destination === "" ? { is: "incomplete" } : judgeAnywhere(trip, rules, today)

/** In days: a week, a week and a half, a fortnight. */
const usual = [7, 10, 15]

/** The usual lengths of a trip that a channel sells to a destination (QR-10). */
export const usualLengths = (destination: string, limits: TripLimits): ReadonlyArray<number> =>
  usual.filter((days) => days <= maxDaysTo(destination, limits))
