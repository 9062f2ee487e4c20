/** What the dates popup needs of the core; no visitor needs it before the first touch of the bar. */
export { dayAfter } from "../../core/trip/dayAfter"
export { tidyDates } from "../../core/trip/tidyDates"
export { usualLengths } from "../../core/trip/usualLengths"
