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

/** What is kept beside a trip before anything was chosen. */
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

/** Whether a draft is for the trip that is kept: only then is the price of its cart still one. */
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

/** The same search without its cart, whose price was for another trip. */
export const withoutCart = <A extends typeof emptyStored>(stored: A): A => ({
  ...stored,
  cuponDescuento: "",
  carrito: emptyStoredCart
})

/**
 * A draft as it is stored: days `YYYY-MM-DD`, ages as numbers, `""` where there is none. It leads to new results; what lies beside it is
 * not the draft's and stays.
 */
export const withTrip = (kept: typeof emptyStored, draft: SearchDraft, origin: string): StoredSearch => ({
  ...kept,
  objDetallesViaje: tripOf(draft, origin),
  resultados: []
})

const showStoredDay = (day: string) => (isDay(day) ? showDay(day) : "")

/** A stored search as it stands in the quote bar again. */
export const toDraft = ({ objDetallesViaje: trip }: StoredSearch): SearchDraft => ({
  destination: trip.destino,
  start: showStoredDay(trip.fechas.fechaInicio),
  end: showStoredDay(trip.fechas.fechaFin),
  ages: trip.edadesPasajeros.map(({ edad }) => String(readAge(String(edad)) ?? "")),
  phone: trip.telefono,
  email: trip.email,
  subscribed: trip.suscribir
})

/** Whether a coupon lies in a search. */
export const hasCoupon = ({ cuponDescuento, objDetallesViaje }: StoredSearch): boolean =>
  cuponDescuento !== "" || objDetallesViaje.cuponDescuento !== ""

/** The same search without its coupon, and its cart without what that took off (QB-11). */
export const withoutCoupon = (stored: StoredSearch): StoredSearch => ({
  ...stored,
  objDetallesViaje: { ...stored.objDetallesViaje, cuponDescuento: "" },
  cuponDescuento: "",
  carrito: withoutDiscount(stored.carrito)
})

/** The same search with the plans that it led to, in short; amounts in the currency's unit. */
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
