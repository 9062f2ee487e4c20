import type { Day } from "../trip/calendar"
import { dayAfter } from "../trip/tidyDates"

/** The last day to claim: 30 days after the return, as the pages promise (OU-18). */
export const lastClaimOf = (end: Day): Day => dayAfter(end, 30)

/** Whether the last day for a trip's reimbursements is over on a day. */
export const isOver = (day: Day) => (trip: { readonly end: Day }) => lastClaimOf(trip.end) < day
