import { emailReading, phoneReading } from "../person/readings"
import { dayAfter, tidyDates } from "../trip/tidyDates"
import { usualLengths } from "../trip/tripRules"

/** Rules that the quote bar needs only while a visitor types, so they load at the first touch. */
export const typingHelp = { tidy: tidyDates, after: dayAfter, lengths: usualLengths, emailReading, phoneReading }
