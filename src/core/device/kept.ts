import { choiceLasts } from "../consent/choice"

const aDay = 24 * 60 * 60 * 1000

/** Kept for so many milliseconds; until the tab is closed; until the trip ends; or until it is erased, as each visit writes it again. */
export type Lasting = number | "tab" | "trip" | "renewed"

/** Everything that the portal keeps on a visitor's device, by its key, and for how long (ST-01, ST-05). */
export const lasting = {
  busquedaCotizar: 30 * aDay,
  pasajeros: aDay,
  intentoPago: aDay,
  resultadoCompra: aDay,
  datosPersonales: aDay,
  tarjetaAsistencia: "trip",
  cuenta: aDay,
  eventosPendientes: aDay,
  preferenciasCookies: choiceLasts,
  ultimaPagina: aDay,
  pagoEnCurso: 65_000,
  canal: "renewed",
  compraElegida: "tab",
  compraDescartada: "tab",
  compraExterna: "tab",
  descuentoVisto: "tab",
  bannerCerrado: "tab"
} as const satisfies Readonly<Record<string, Lasting>>

/** A key under which something is kept: what it is for stands in the copy, for each of them. */
export type KeptKey = keyof typeof lasting

/** All keys, what matters most to a visitor first. */
export const keptKeys = Object.keys(lasting) as ReadonlyArray<KeptKey>

/** What a visitor is told of each key: what it is called, what it is for, how long it lasts. One that is missing does not compile. */
export type KeptWords = Readonly<
  Record<KeptKey, { readonly name: string; readonly purpose: string; readonly lasts: string }>
>

/** Where it is noted that a payment began and that its end is not known: without it, it could be charged twice. */
export const paymentNote: KeptKey = "intentoPago"

/** Something that is kept: since when, in milliseconds, where that can be read. Never what it says. */
export interface Kept {
  readonly key: KeptKey
  readonly age: number | undefined
}

/** When something goes by itself, in milliseconds from now; `over` once it is too old, until the next visit erases it. */
export type Ending = number | "over" | Exclude<Lasting, number>

/** When something that is kept goes by itself. What tells no age is thrown away by the next visit, as it cannot be read. */
export const endingOf = ({ age, key }: Kept): Ending => {
  const lasts: Lasting = lasting[key]
  if (typeof lasts !== "number") return lasts
  return age === undefined || age >= lasts ? "over" : lasts - age
}

const spans = [
  ["day", aDay],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000]
] as const

/** A time as people count it, whole: days from two on, hours from one on, else minutes. */
export const spanOf = (ms: number): { readonly count: number; readonly unit: "day" | "hour" | "minute" } => {
  const [unit, length] = spans.find(([is, one]) => ms >= one * (is === "day" ? 2 : 1)) ?? spans[2]
  return { count: Math.floor(ms / length), unit }
}
