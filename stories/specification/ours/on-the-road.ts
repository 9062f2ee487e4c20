import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `A kept card lasts until the last day to ask for a reimbursement of its trip, and keeping that of another
    trip erases none. The device knows where in it the traveller is, by their own calendar: from 30 days before
    it, through each of its days and the last date, to the day of the reimbursements.`,
  reading: "Of several kept trips the one under way counts, else the next, else the one that ended last."
}
