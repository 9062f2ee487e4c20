import { Layer, ManagedRuntime } from "effect"
import { ExternalQuoteApiHttp } from "../adapters/http/ExternalQuoteApiHttp"
import { SavedCheckoutStorage } from "../adapters/storage/SavedCheckoutStorage"
import { SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import { type ExternalEngine, makeExternalEngine } from "../journey/engine/externalEngine"
import type { PortalWorld } from "./world"

export const externalFor = ({ layer, memoMap, store }: PortalWorld): ExternalEngine => {
  const adapters = Layer.mergeAll(ExternalQuoteApiHttp, SavedCheckoutStorage(store), SavedPassengersStorage(store))
  return makeExternalEngine(ManagedRuntime.make(Layer.provideMerge(adapters, layer), { memoMap }))
}
