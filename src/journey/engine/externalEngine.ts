import type { ManagedRuntime } from "effect"
import type { SavedCheckout } from "../../core/cart/SavedCheckout"
import type { ExternalQuoteApi } from "../../core/external/ExternalQuoteApi"
import { takeExternalQuote } from "../../core/external/takeExternalQuote"
import type { SavedPassengers } from "../../core/passengers/SavedPassengers"
import { bind } from "./bind"
import type { World } from "./engine"

export type ExternalWorld = World | ExternalQuoteApi | SavedCheckout | SavedPassengers

export const makeExternalEngine = (runtime: ManagedRuntime.ManagedRuntime<ExternalWorld, never>) => ({
  takeExternalQuote: bind(runtime).call(takeExternalQuote)
})

export type ExternalEngine = ReturnType<typeof makeExternalEngine>
