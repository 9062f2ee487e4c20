import { browserStorage } from "./browserStorage"
import { handedOverKey, keysOfOneChannel } from "./keys"

/** Forgets who travels, what was bought and what was typed of the personal data. A payment whose fate is not known stays noted: it may have been charged (trust). */
export const forgetPersonal = (
  localStorage?: () => Storage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): void => {
  const store = browserStorage(localStorage)
  store.remove(keysOfOneChannel.passengers)
  store.remove(keysOfOneChannel.purchase)
  store.remove(keysOfOneChannel.profile)
  browserStorage(sessionStorage).remove(handedOverKey)
}
