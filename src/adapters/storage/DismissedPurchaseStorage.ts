import type { DismissedPurchase } from "../../core/cart/SavedCheckout"
import { browserStorage, claimed, wrap } from "./browserStorage"
import { dismissedPurchaseKey } from "./keys"

const version = 1

const read = (text: string | undefined): unknown => {
  const { data, v } = claimed(text)
  return v === version ? data : undefined
}

/** Uses sessionStorage. Without it the dismissal lasts as long as the page (OU-08). */
export const DismissedPurchaseStorage = (sessionStorage = () => globalThis.sessionStorage): DismissedPurchase => {
  const store = browserStorage(sessionStorage)
  return {
    isDismissed: (keptAt) => read(store.read(dismissedPurchaseKey)) === keptAt,
    dismiss: (keptAt) => store.write(dismissedPurchaseKey, wrap({ v: version, savedAt: Date.now(), data: keptAt }))
  }
}
