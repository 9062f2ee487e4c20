import { browserStorage } from "./browserStorage"
import { handedOverKey, keysOfOneChannel } from "./keys"

/** Forgets who travels, what was bought, what was typed of the personal data, and whose all that was. A payment whose fate is not known stays noted: it may have been charged (trust). */
export const forgetPersonal = (
  localStorage?: () => Storage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): void => {
  const store = browserStorage(localStorage)
  store.remove(keysOfOneChannel.passengers)
  store.remove(keysOfOneChannel.purchase)
  store.remove(keysOfOneChannel.profile)
  store.remove(keysOfOneChannel.account)
  browserStorage(sessionStorage).remove(handedOverKey)
}
