import { Layer, ManagedRuntime } from "effect"
import { CheckoutHttpAdapters } from "../adapters/http/CheckoutHttpAdapters"
import { CheckoutStorageAdapters } from "../adapters/storage/CheckoutStorageAdapters"
import { type CheckoutEngine, makeCheckoutEngine } from "../journey/engine/checkoutEngine"
import type { PortalWorld } from "./world"

/**
 * The core from the chosen plan on. Shares channel, client, `/api_url` and storage with the portal.
 */
export const checkoutFor = ({ layer, memoMap, origin, store }: PortalWorld): CheckoutEngine => {
  const adapters = Layer.mergeAll(CheckoutHttpAdapters({ origin }), CheckoutStorageAdapters(store))
  return makeCheckoutEngine(ManagedRuntime.make(Layer.provideMerge(adapters, layer), { memoMap }))
}
