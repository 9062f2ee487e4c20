import type { DismissedPurchase } from "../../core/cart/SavedPurchase"
import { browserStorage, plainEntry } from "./browserStorage"

/** Uses sessionStorage. Without it the dismissal lasts as long as the page (OU-08). */
export const DismissedPurchaseStorage = (sessionStorage = () => globalThis.sessionStorage): DismissedPurchase => {
  const { read, write } = plainEntry(browserStorage(sessionStorage), "compraDescartada")
  return { isDismissed: (quotedAt) => read().data === quotedAt, dismiss: (quotedAt) => void write(quotedAt) }
}
