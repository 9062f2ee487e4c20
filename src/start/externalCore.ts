import { Layer } from "effect"
import { ExternalQuoteApiHttp } from "../adapters/http/ExternalQuoteApiHttp"
import { LookupsApiHttp } from "../adapters/http/LookupsApiHttp"
import type { TextStore } from "../adapters/storage/browserStorage"
import { SavedCheckoutStorage } from "../adapters/storage/SavedCheckoutStorage"
import { SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import * as external from "../core/useCases/external"

export const externalCore = (store: TextStore) => {
  const calls = Layer.mergeAll(ExternalQuoteApiHttp, LookupsApiHttp)
  const adapters = Layer.mergeAll(calls, SavedCheckoutStorage(store), SavedPassengersStorage(store))
  return [external, adapters] as const
}
