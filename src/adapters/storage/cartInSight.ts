import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"

/**
 * A cheap check without Effect: true if `busquedaCotizar` may have a plan in its cart. The full
 * reader decides later (OU-08).
 */
export const cartInSight = (localStorage?: () => Storage): boolean => {
  try {
    const kept = JSON.parse(browserStorage(localStorage).read(keysOfOneChannel.search) ?? "")
    return kept.data.carrito.items.length > 0
  } catch {
    return false
  }
}
