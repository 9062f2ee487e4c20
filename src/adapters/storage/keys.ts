/** Where the channel's code is kept, as the outside knows it. */
export const channelKey = "canal"

/*
 * Every key is also named, with how long it lasts, in `core/device/kept.ts`, and told of in `copy/cookies.ts`: `keys.test.ts` fails
 * for one that is not.
 */

/** Keys that belong to one channel and are dropped on another: kept a day, a search and a card longer. */
export const keysOfOneChannel = {
  search: "busquedaCotizar",
  lastPath: "ultimaPagina",
  passengers: "pasajeros",
  purchase: "resultadoCompra",
  profile: "datosPersonales",
  account: "cuenta",
  attempt: "intentoPago",
  events: "eventosPendientes",
  card: "tarjetaAsistencia"
} as const

/** Where it is noted that a payment is under way, in a browser without Web Locks. */
export const paymentMarkKey = "pagoEnCurso"

/** Where the choice of the portal's own preference centre is kept: it is the visitor's, on whatever channel. */
export const consentKey = "preferenciasCookies"

/** Where it is kept, for the session, that the banner was closed. */
export const closedBannerKey = "bannerCerrado"

/** Where a purchase lies, for the session, on its way to the form that takes it back. */
export const handedOverKey = "compraElegida"

/** Where it is kept, for the session, that the discount was told. */
export const seenDiscountKey = "descuentoVisto"

/** Where it is kept, for the session, which purchase is not to be offered again. */
export const dismissedPurchaseKey = "compraDescartada"

/** Where it is kept, for the session, that the purchase under way began elsewhere. */
export const externalVisitKey = "compraExterna"

/** Where a text is put for a moment, to see whether anything is kept at all. */
export const probeKey = "prueba"
