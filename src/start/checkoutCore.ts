import { Layer } from "effect"
import { CheckoutHttpAdapters } from "../adapters/http/CheckoutHttpAdapters"
import { CheckoutStorageAdapters } from "../adapters/storage/CheckoutStorageAdapters"
import * as checkout from "../core/useCases/checkout"
import type { Ground } from "./httpRuntime"

export const checkoutCore = ({ runWith, store }: Ground) => {
  const adapters = Layer.mergeAll(CheckoutHttpAdapters({ origin: location.origin }), CheckoutStorageAdapters(store))
  return [checkout, runWith(adapters)] as const
}
