import { type Day, daysBetween } from "../trip/calendar"
import { isOver, lastClaimOf } from "./claims"

interface Trip {
  readonly start: Day
  readonly end: Day
}

/**
 * Where a traveller is in a bought trip. `before`: `days` until the start, 30 at most. `during`: the
 * `day` of so many days, the last date apart. `return`: the last date. `after`: `days` until the
 * last day to ask for a reimbursement, 0 on that day.
 */
export type Road =
  | { readonly is: "before"; readonly days: number }
  | { readonly is: "during"; readonly day: number; readonly of: number }
  | { readonly is: "return" }
  | { readonly is: "after"; readonly until: Day; readonly days: number }

/** How many days before its start a trip is told of. */
const ahead = 30

/**
 * Where the traveller is on a day of their own calendar. Undefined more than 30 days before the
 * trip, and after its last day for a reimbursement (OU-on-the-road).
 */
export const roadOf = ({ end, start }: Trip, today: Day): Road | undefined => {
  const toStart = daysBetween(today, start)
  const toEnd = daysBetween(today, end)
  if (toStart > 0) return toStart > ahead ? undefined : { is: "before", days: toStart }
  if (toEnd > 0) return { is: "during", day: 1 - toStart, of: toEnd - toStart }
  if (toEnd === 0) return { is: "return" }
  const until = lastClaimOf(end)
  const days = daysBetween(today, until)
  return days < 0 ? undefined : { is: "after", until, days }
}

const rankOf = ({ end, start }: Trip, today: Day) => {
  if (today > end) return 2
  return today < start ? 1 : 0
}

/**
 * Orders trips by how near they are: those under way, the later one first; then the next one; then
 * the one that ended last. Leaves out those whose last day for a reimbursement is over.
 */
export const nearestFirst = <A extends Trip>(trips: ReadonlyArray<A>, today: Day): ReadonlyArray<A> => {
  const isHidden = isOver(today)
  return trips
    .filter((trip) => !isHidden(trip))
    .toSorted((a, b) => {
      const rank = rankOf(a, today)
      const later = b.start.localeCompare(a.start)
      return rank - rankOf(b, today) || (rank === 1 ? -later : later)
    })
}
