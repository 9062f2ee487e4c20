import { emailReading, phoneReading } from "../person/readings"
import { dayAfter, tidyDates } from "../trip/tidyDates"
import { usualLengths } from "../trip/tripRules"

/** What the quote bar needs of the core while a visitor types; none needs it before the first touch. */
export const typingHelp = { tidy: tidyDates, after: dayAfter, lengths: usualLengths, emailReading, phoneReading }
