import { Layer } from "effect"
import { AccountApiHttp } from "../adapters/http/AccountApiHttp"
import { EnrollApiHttp } from "../adapters/http/EnrollApiHttp"
import { LookupsApiHttp } from "../adapters/http/LookupsApiHttp"
import { MailApiHttp } from "../adapters/http/MailApiHttp"
import type { TextStore } from "../adapters/storage/browserStorage"
import { browserDisk, type Disk } from "../adapters/storage/disk"
import { recallHere } from "../adapters/storage/recall"
import { CompanionsStorage, SavedPassengersStorage } from "../adapters/storage/SavedPassengersStorage"
import { SavedProfileStorage } from "../adapters/storage/SavedProfileStorage"
import { SavedPurchaseStorage } from "../adapters/storage/SavedPurchaseStorage"
import { SavedReceiptStorage } from "../adapters/storage/SavedReceiptStorage"
import { TriesStorage } from "../adapters/storage/TriesStorage"
import * as checkout from "../core/useCases/checkout"

/**
 * The HTTP adapters from the chosen plan on. They share the client and `/api_url` of HttpAdapters.
 */
export const CheckoutHttpAdapters = Layer.mergeAll(LookupsApiHttp, MailApiHttp, AccountApiHttp, EnrollApiHttp)

/** The storage adapters from the chosen plan on. */
export const CheckoutStorageAdapters = (store: TextStore, disk: Disk) =>
  Layer.mergeAll(
    SavedPurchaseStorage(store),
    SavedPassengersStorage(store),
    CompanionsStorage(store),
    SavedReceiptStorage(store, disk),
    SavedProfileStorage(store),
    TriesStorage(store, disk)
  )

export const checkoutCore = async (store: TextStore) => {
  await recallHere(store)
  const adapters = Layer.mergeAll(CheckoutHttpAdapters, CheckoutStorageAdapters(store, browserDisk))
  return [checkout, adapters] as const
}
