import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"

/** Forgets who travels and what was bought. A payment whose fate is not known stays noted: it may have been charged (trust). */
export const forgetPersonal = (localStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  store.remove(keysOfOneChannel.passengers)
  store.remove(keysOfOneChannel.purchase)
}
