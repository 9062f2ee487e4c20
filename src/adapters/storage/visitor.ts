import { browserStorage, claimed, plainEntry, type TextStore } from "./browserStorage"

/** True if `busquedaCotizar` may have a plan in its cart. The full reader decides (OU-08). */
export const cartInSight = (localStorage?: () => Storage): boolean => {
  const { data } = claimed(browserStorage(localStorage).read("busquedaCotizar"))
  return Object(data).carrito?.items?.length > 0
}

/**
 * Stores the account under `cuenta`. If an earlier account's session ended unnoticed, its personal
 * data is erased. Data typed without a login stays (TR-15).
 */
export const recogniseAccount = (email: string, localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  const known = store.read("cuenta")
  if (known !== undefined && claimed(known).data !== email) forgetPersonal(localStorage, sessionStorage)
  plainEntry(store, "cuenta").write(email)
}

const personal = ["pasajeros", "viajeros", "resultadoCompra", "datosPersonales", "cuenta"] as const
const personalOfTab = ["compraElegida", "cotizacionEmpezada"] as const

const noContact: Readonly<Record<string, unknown>> = { telefono: "", email: "", suscribir: false }

/**
 * The trip and its cart stay, without phone, e-mail and the consent to mails, which was for that
 * e-mail (OU-08, QB-06). The visitor's stay ends.
 */
export const forgetContact = (store: TextStore): void => {
  store.remove("canal")
  const found = claimed(store.read("busquedaCotizar"))
  const text = JSON.stringify(found, (field, value) => noContact[field] ?? value)
  if (found.data) store.write("busquedaCotizar", text)
}

/**
 * Erases passengers, companions, purchase, profile draft, account, the stay, the contact of the
 * search and the unsent quote of this tab. A payment with unknown outcome stays, because it may have
 * been charged (TR-15).
 */
export const forgetPersonal = (
  localStorage?: () => Storage,
  sessionStorage: () => Storage = () => globalThis.sessionStorage
): void => {
  const [store, tab] = [browserStorage(localStorage), browserStorage(sessionStorage)]
  for (const key of personal) store.erase(key)
  for (const key of personalOfTab) tab.remove(key)
  forgetContact(store)
}

/**
 * Also erases the search with its phone and e-mail, when the visitor leaves (ST-05), and the kept
 * cards: without its cache the worker ends itself (OU-offline-card). An unfinished purchase keeps its
 * search, which gives it its price (OU-08).
 */
export const forgetVisitor = (localStorage?: () => Storage, sessionStorage?: () => Storage): void => {
  const store = browserStorage(localStorage)
  forgetPersonal(localStorage, sessionStorage)
  store.remove("tarjetaAsistencia")
  globalThis.caches?.delete("tarjeta").catch(() => undefined)
  if (!cartInSight(localStorage)) store.remove("busquedaCotizar")
}
