import type { SavedPurchase } from "../cart/SavedPurchase"
import type { ExternalQuoteApi } from "../external/externalQuote"
import type { LookupsApi } from "../passengers/LookupsApi"
import type { SavedPassengers } from "../passengers/SavedPassengers"
import type { QuotePorts } from "./quote"

/** The core of a partner's link. It loads with the arrival on one. */
export { takeExternalQuote } from "../external/takeExternalQuote"

/** What these use-cases need from outside. */
export type ExternalPorts = QuotePorts | ExternalQuoteApi | SavedPurchase | SavedPassengers | LookupsApi
