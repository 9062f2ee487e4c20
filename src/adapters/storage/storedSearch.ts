import { Schema } from "effect"
import type { Plan } from "../../core/quote/plan"
import { isDay, showDay } from "../../core/trip/calendar"
import { readDay } from "../../core/trip/readDay"
import { readAge, type SearchDraft } from "../../core/trip/search"
import { Flag, or, Text } from "./lenient"
import { emptyStoredCart, StoredCart, withoutDiscount } from "./storedCart"

const Age = Schema.Struct({ id: or(Schema.Finite, 0), edad: or(Schema.Union([Schema.Finite, Schema.String]), "") })

/** `busquedaCotizar`, in the words of ST-01. */
export const StoredSearch = Schema.Struct({
  objDetallesViaje: Schema.Struct({
    telefono: Text,
    destino: Text,
    origen: Text,
    email: Text,
    edadesPasajeros: Schema.Array(Age),
    fechas: Schema.Struct({ fechaInicio: Text, fechaFin: Text }),
    suscribir: Flag(false),
    cuponDescuento: Text
  }),
  cuponDescuento: Text,
  productor: Text,
  vendioProductor: Flag(false),
  carrito: StoredCart,
  resultados: or(Schema.Array(Schema.Unknown), [])
})

export type StoredSearch = typeof StoredSearch.Type

/** The parts of the entry besides the trip, before the visitor chooses anything. */
export const emptyStored: Omit<StoredSearch, "objDetallesViaje"> = {
  cuponDescuento: "",
  productor: "",
  vendioProductor: false,
  carrito: emptyStoredCart,
  resultados: []
}

const tripOf = (draft: SearchDraft, origin: string): StoredSearch["objDetallesViaje"] => ({
  telefono: draft.phone,
  destino: draft.destination,
  origen: origin,
  email: draft.email,
  edadesPasajeros: draft.ages.map((age, index) => ({ id: index + 1, edad: readAge(age) ?? "" })),
  fechas: { fechaInicio: readDay(draft.start) ?? "", fechaFin: readDay(draft.end) ?? "" },
  suscribir: draft.subscribed === true,
  cuponDescuento: ""
})

/** True if the draft is for the stored trip. Only then is the cart's price still valid. */
export const isSameTrip = ({ objDetallesViaje: kept }: StoredSearch, draft: SearchDraft): boolean => {
  const { destino, edadesPasajeros, fechas } = tripOf(draft, kept.origen)
  const ages = (all: typeof edadesPasajeros) => all.map(({ edad }) => String(edad)).join()
  return (
    destino === kept.destino &&
    fechas.fechaInicio === kept.fechas.fechaInicio &&
    fechas.fechaFin === kept.fechas.fechaFin &&
    ages(edadesPasajeros) === ages(kept.edadesPasajeros)
  )
}

/** Drops the cart, whose price was for another trip. */
export const withoutCart = <A extends typeof emptyStored>(stored: A): A => ({
  ...stored,
  cuponDescuento: "",
  carrito: emptyStoredCart
})

/**
 * Stores a draft: days as `YYYY-MM-DD`, ages as numbers, `""` for missing values. It clears the
 * results and keeps the rest of the entry.
 */
export const withTrip = (kept: typeof emptyStored, draft: SearchDraft, origin: string): StoredSearch => ({
  ...kept,
  objDetallesViaje: tripOf(draft, origin),
  resultados: []
})

const showStoredDay = (day: string) => (isDay(day) ? showDay(day) : "")

/** Restores the draft of the quote bar. */
export const toDraft = ({ objDetallesViaje: trip }: StoredSearch): SearchDraft => ({
  destination: trip.destino,
  start: showStoredDay(trip.fechas.fechaInicio),
  end: showStoredDay(trip.fechas.fechaFin),
  ages: trip.edadesPasajeros.map(({ edad }) => String(readAge(String(edad)) ?? "")),
  phone: trip.telefono,
  email: trip.email,
  subscribed: trip.suscribir
})

/** True if the search or its trip has a coupon. */
export const hasCoupon = ({ cuponDescuento, objDetallesViaje }: StoredSearch): boolean =>
  cuponDescuento !== "" || objDetallesViaje.cuponDescuento !== ""

/** Drops the coupon, and the discount in the cart (QB-11). */
export const withoutCoupon = (stored: StoredSearch): StoredSearch => ({
  ...stored,
  objDetallesViaje: { ...stored.objDetallesViaje, cuponDescuento: "" },
  cuponDescuento: "",
  carrito: withoutDiscount(stored.carrito)
})

/** Adds a short form of the plans. Amounts are in whole units of the currency. */
export const withResults = (stored: StoredSearch, plans: ReadonlyArray<Plan>): StoredSearch => ({
  ...stored,
  resultados: plans.map((plan) => ({
    Id: plan.id,
    Name: plan.name,
    Title: plan.title,
    Product: plan.product,
    CardDescription: plan.coverage,
    Currency: plan.currency,
    Amount: plan.amount / 100,
    AmountWithoutPromotion: plan.amountBefore === undefined ? null : plan.amountBefore / 100,
    Favorite: plan.favorite
  }))
})
