import type { CurrentChannel } from "../channel/channel"
import type { QuoteApi } from "../quote/QuoteApi"
import type { SavedSearch } from "../quote/SavedSearch"
import type { Clock } from "../trip/Clock"
import type { DestinationsApi } from "../trip/DestinationsApi"

/** The core up to the chosen plan. It loads with the first touch of the quote bar. */
export { requestQuotes } from "../quote/requestQuotes"
export { loadSearch, SavedSearch } from "../quote/SavedSearch"
export { offerDestinations } from "../trip/DestinationsApi"

/** What these use-cases need from outside. */
export type QuotePorts = CurrentChannel | Clock | QuoteApi | DestinationsApi | SavedSearch
