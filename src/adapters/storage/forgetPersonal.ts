import { browserStorage } from "./browserStorage"
import { cartInSight } from "./cartInSight"
import { handedOverKey, keysOfOneChannel, startedSearchKey } from "./keys"

/**
 * Erases passengers, companions, purchase, profile draft, account and the unsent quote of this tab. A
 * payment with unknown outcome stays, because it may have been charged (TR-15).
 */
export const forgetPersonal = (
  localStorage?: () => Storage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): void => {
  const store = browserStorage(localStorage)
  store.remove(keysOfOneChannel.passengers)
  store.remove(keysOfOneChannel.purchase)
  store.remove(keysOfOneChannel.profile)
  store.remove(keysOfOneChannel.account)
  store.remove(keysOfOneChannel.companions)
  const tab = browserStorage(sessionStorage)
  tab.remove(handedOverKey)
  tab.remove(startedSearchKey)
}

/**
 * Also erases the search with its phone and e-mail, when the visitor leaves (ST-05). An unfinished
 * purchase keeps its search, which gives it its price (OU-08).
 */
export const forgetVisitor = (localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  forgetPersonal(localStorage, sessionStorage)
  if (!cartInSight(localStorage)) browserStorage(localStorage).remove(keysOfOneChannel.search)
}
