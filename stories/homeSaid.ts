import { home } from "../src/copy/home"

/** The words of the home of a brand without producers. */
export const homeSaid = home({ trip: { maxDaysToStart: 90 } })
