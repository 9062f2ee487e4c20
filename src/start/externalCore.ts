import { Layer } from "effect"
import { ExternalQuoteApiHttp } from "../adapters/http/ExternalQuoteApiHttp"
import type { TextStore } from "../adapters/storage/browserStorage"
import { SavedCheckoutStorage } from "../adapters/storage/SavedCheckoutStorage"
import { SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import * as external from "../core/useCases/external"

export const externalCore = (store: TextStore) => {
  const adapters = Layer.mergeAll(ExternalQuoteApiHttp, SavedCheckoutStorage(store), SavedPassengersStorage(store))
  return [external, adapters] as const
}
