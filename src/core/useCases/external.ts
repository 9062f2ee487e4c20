/** The core of a partner's link. It loads with the arrival on one. */
export { takeExternalQuote } from "../external/takeExternalQuote"
