import { browserStorage } from "./browserStorage"
import { keysOfOneChannel } from "./keys"

/** Forgets who travels, what was bought and what was typed of the personal data. A payment whose fate is not known stays noted: it may have been charged (trust). */
export const forgetPersonal = (localStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  store.remove(keysOfOneChannel.passengers)
  store.remove(keysOfOneChannel.purchase)
  store.remove(keysOfOneChannel.profile)
}
