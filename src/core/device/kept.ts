import { aDay } from "../trip/calendar"

/**
 * The lifetime of an entry: milliseconds, `tab` (until the tab closes), `end` (until the trip
 * ends), `claims` (until the last day for its reimbursements) or `renewed` (no limit: a logout or
 * an erasure replaces it).
 */
export type Lasting = number | "tab" | "end" | "claims" | "renewed"

/** Every storage key of the portal on the visitor's device, with its lifetime (ST-01, ST-05). */
export const lasting = {
  busquedaCotizar: 30 * aDay,
  pasajeros: aDay,
  intentoPago: "end",
  resultadoCompra: aDay,
  compraTerminada: 30 * aDay,
  datosPersonales: aDay,
  tarjetaAsistencia: "claims",
  viajeros: 365 * aDay,
  cuenta: aDay,
  eventosPendientes: aDay,
  // The portal asks again after six months (CO-03).
  preferenciasCookies: 182 * aDay,
  ultimaPagina: aDay,
  canal: "renewed",
  cotizacionEmpezada: "tab",
  compraElegida: "tab",
  compraDescartada: "tab",
  compraExterna: "tab",
  descuentoVisto: "tab",
  bannerCerrado: "tab",
  direccionApi: "tab"
} as const satisfies Readonly<Record<string, Lasting>>

export type KeptKey = keyof typeof lasting

/** The lifetime of an entry in milliseconds. Undefined if it is not a time. */
export const timeOf = (key: KeptKey): number | undefined => {
  const lasts: Lasting = lasting[key]
  return typeof lasts === "number" ? lasts : undefined
}

/** All keys, most important for the visitor first. */
export const keptKeys = Object.keys(lasting) as ReadonlyArray<KeptKey>

export type KeptWords = Readonly<
  Record<KeptKey, { readonly name: string; readonly purpose: string; readonly lasts: string }>
>

/** A yes for the rest of the session. It never fails: without storage it lasts as long as the page. */
export interface Mark {
  readonly isThere: () => boolean
  readonly put: () => void
  readonly lift: () => void
}

/** Marks a payment without a known result: forgotten, the card could be charged twice. */
export const paymentNote: KeptKey = "intentoPago"

/** An entry by key and age in milliseconds, without content. No age: it cannot be read. */
export interface Kept {
  readonly key: KeptKey
  readonly age: number | undefined
}

/**
 * A stored entry with its content, for the visitor alone. `savedAt` is an ISO time in UTC, or null
 * if it cannot be read. Content that is no envelope stays the text that it is.
 */
export interface KeptCopy {
  readonly key: KeptKey
  readonly savedAt: string | null
  readonly content: unknown
}

/**
 * The portal's entries in this browser. The page lists and erases them; it reads their content only
 * for the file that the visitor takes along (ST-05).
 */
export interface Device {
  /** Undefined if the browser has no storage. */
  readonly list: () => ReadonlyArray<Kept> | undefined
  /** All entries with their content, in the order of the list. Empty without storage. */
  readonly copy: () => ReadonlyArray<KeptCopy>
  /** Erases all entries except those in `but`. Returns the keys that it erased. */
  readonly erase: (but: ReadonlyArray<KeptKey>) => ReadonlyArray<KeptKey>
}
