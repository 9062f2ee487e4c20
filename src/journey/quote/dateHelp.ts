import { dayAfter } from "../../core/trip/dayAfter"
import { tidyDates } from "../../core/trip/tidyDates"
import { usualLengths } from "../../core/trip/usualLengths"

/** What the dates popup needs of the core; no visitor needs it before the first touch of the bar. */
export const dateHelp = { tidy: tidyDates, after: dayAfter, lengths: usualLengths }
