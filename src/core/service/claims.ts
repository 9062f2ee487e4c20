import { type Day, utcDay } from "../trip/calendar"

const dayMillis = 24 * 60 * 60 * 1000

/** The day after a number of days. */
export const dayAfter = (day: Day, days: number): Day => utcDay(Date.parse(`${day}T00:00:00Z`) + days * dayMillis)

/**
 * The last day to ask for a reimbursement: 30 days after the return, as the pages about assistance
 * promise (OU-18).
 */
export const lastClaimOf = (end: Day): Day => dayAfter(end, 30)
