import { browserStorage, claimed, plainEntry } from "./browserStorage"
import { handedOverKey, keysOfOneChannel, startedSearchKey } from "./keys"

/**
 * A cheap check without Effect: true if `busquedaCotizar` may have a plan in its cart. The full
 * reader decides later (OU-08).
 */
export const cartInSight = (localStorage?: () => Storage): boolean => {
  const { data } = claimed(browserStorage(localStorage).read(keysOfOneChannel.search))
  return Object(data).carrito?.items?.length > 0
}

/**
 * Stores the account under `cuenta`. If an earlier account's session ended unnoticed, its personal
 * data is erased. Data typed without a login stays (TR-15).
 */
export const recogniseAccount = (email: string, localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const known = store.read(keysOfOneChannel.account)
  if (known !== undefined && claimed(known).data !== email) forgetPersonal(localStorage, sessionStorage)
  plainEntry(store, keysOfOneChannel.account).write(email)
}

/**
 * Erases passengers, companions, purchase, profile draft, account and the unsent quote of this tab.
 * A payment with unknown outcome stays, because it may have been charged (TR-15).
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
