import { emailReading, phoneReading } from "../../core/person/readings"
import { dayAfter, tidyDates } from "../../core/trip/tidyDates"
import { usualLengths } from "../../core/trip/tripRules"

/** What the quote bar needs of the core while a visitor types; none needs it before the first touch. */
export const typingHelp = { tidy: tidyDates, after: dayAfter, lengths: usualLengths, emailReading, phoneReading }
