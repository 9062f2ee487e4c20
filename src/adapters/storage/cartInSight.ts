import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"
import { claimed } from "./seal"

/**
 * A cheap check without Effect: true if `busquedaCotizar` may have a plan in its cart. The full
 * reader decides later (OU-08).
 */
export const cartInSight = (localStorage?: () => Storage): boolean => {
  const { data } = claimed(browserStorage(localStorage).read(keysOfOneChannel.search))
  return Object(data).carrito?.items?.length > 0
}
