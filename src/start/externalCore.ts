import { Layer } from "effect"
import { ExternalQuoteApiHttp } from "../adapters/http/ExternalQuoteApiHttp"
import { SavedCheckoutStorage } from "../adapters/storage/SavedCheckoutStorage"
import { SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import * as external from "../core/useCases/external"
import type { Ground } from "./httpRuntime"

export const externalCore = ({ runWith, store }: Ground) => {
  const adapters = Layer.mergeAll(ExternalQuoteApiHttp, SavedCheckoutStorage(store), SavedPassengersStorage(store))
  return [external, runWith(adapters)] as const
}
