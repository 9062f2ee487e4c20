/** The core up to the chosen plan. It loads with the first touch of the quote bar. */
export { requestQuotes } from "../quote/requestQuotes"
export { loadSearch, SavedSearch } from "../quote/SavedSearch"
export { offerDestinations } from "../trip/DestinationsApi"
