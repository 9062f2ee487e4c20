import { browserStorage } from "./browserStorage"
import { cartInSight } from "./cartInSight"
import { handedOverKey, keysOfOneChannel } from "./keys"

/** Forgets who travels, what was bought, what was typed of the personal data, and whose all that was. A payment whose fate is not known stays noted: it may have been charged (TR-15). */
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

/**
 * Forgets the same for a visitor who leaves, and the phone and e-mail of their search with it (ST-05). A purchase that is under way
 * waits for them with its search, without which it has no price (OU-08).
 */
export const forgetVisitor = (localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  forgetPersonal(localStorage, sessionStorage)
  if (!cartInSight(localStorage)) browserStorage(localStorage).remove(keysOfOneChannel.search)
}
