import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"

/** Whether a plan may lie in the cart of `busquedaCotizar`: a first look without Effect; the code that goes on reads it properly (OU-08). */
export const cartInSight = (localStorage?: () => Storage): boolean => {
  try {
    const kept = JSON.parse(browserStorage(localStorage).read(keysOfOneChannel.search) ?? "")
    return kept.data.carrito.items.length > 0
  } catch {
    return false
  }
}
