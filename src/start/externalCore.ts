import { Layer } from "effect"
import { ExternalQuoteApiHttp } from "../adapters/http/ExternalQuoteApiHttp"
import { LookupsApiHttp } from "../adapters/http/LookupsApiHttp"
import type { TextStore } from "../adapters/storage/browserStorage"
import { SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import { SavedPurchaseStorage } from "../adapters/storage/SavedPurchaseStorage"
import * as external from "../core/useCases/external"

export const externalCore = (store: TextStore) => {
  const adapters = Layer.mergeAll(
    ExternalQuoteApiHttp,
    LookupsApiHttp,
    SavedPurchaseStorage(store),
    SavedPassengersStorage(store)
  )
  return [external, adapters] as const
}
