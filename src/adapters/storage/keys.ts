/** Holds the channel's code. The README lists this and the other keys as fixed names. */
export const channelKey = "canal"

/*
 * `core/device/kept.ts` lists every key with its lifetime, and `copy/cookies.ts` explains it.
 * `keys.test.ts` fails for a missing one.
 */

/**
 * Keys of one channel, which another channel erases. They last a day; the search, the card
 * and the companions longer.
 */
export const keysOfOneChannel = {
  search: "busquedaCotizar",
  lastPath: "ultimaPagina",
  passengers: "pasajeros",
  purchase: "resultadoCompra",
  profile: "datosPersonales",
  account: "cuenta",
  tries: "intentoPago",
  events: "eventosPendientes",
  card: "tarjetaAsistencia",
  companions: "viajeros"
} as const

/**
 * The choice of the portal's own preference centre. It belongs to the visitor, on every channel.
 */
export const consentKey = "preferenciasCookies"

/** In sessionStorage: the visitor closed the banner. */
export const closedBannerKey = "bannerCerrado"

/** In sessionStorage: a purchase on its way to the cancellation form. */
export const handedOverKey = "compraElegida"

/** In sessionStorage: the visitor saw the discount. */
export const seenDiscountKey = "descuentoVisto"

/** In sessionStorage: the purchase that the visitor dismissed. */
export const dismissedPurchaseKey = "compraDescartada"

/** In sessionStorage: the purchase began at a partner's. */
export const externalVisitKey = "compraExterna"

/** In sessionStorage: the quote bar of the home before it is sent. */
export const startedSearchKey = "cotizacionEmpezada"

/** In sessionStorage: the address of the proxied calls. */
export const apiUrlKey = "direccionApi"

/** Written for a moment, to test if the storage works. */
export const probeKey = "prueba"
