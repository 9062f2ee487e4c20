import type { SavedCheckout } from "../cart/SavedCheckout"
import type { ExternalQuoteApi } from "../external/externalQuote"
import type { SavedPassengers } from "../passengers/SavedPassengers"
import type { QuotePorts } from "./quote"

/** The core of a partner's link. It loads with the page that such a link opens. */
export { takeExternalQuote } from "../external/takeExternalQuote"

/** What this use-case needs from outside. */
export type ExternalPorts = QuotePorts | ExternalQuoteApi | SavedCheckout | SavedPassengers
