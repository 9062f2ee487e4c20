import { Layer } from "effect"
import type { TextStore } from "./browserStorage"
import { CompanionsStorage } from "./CompanionsStorage"
import { SavedCheckoutStorage } from "./SavedCheckoutStorage"
import { SavedPassengersStorage } from "./SavedPassengersStorage"
import { SavedProfileStorage } from "./SavedProfileStorage"
import { SavedPurchaseStorage } from "./SavedPurchaseStorage"
import { TriesStorage } from "./TriesStorage"

/** The storage adapters from the chosen plan on. */
export const CheckoutStorageAdapters = (store: TextStore) =>
  Layer.mergeAll(
    SavedCheckoutStorage(store),
    SavedPassengersStorage(store),
    CompanionsStorage(store),
    SavedPurchaseStorage(store),
    SavedProfileStorage(store),
    TriesStorage(store)
  )
