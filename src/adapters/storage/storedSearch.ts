import { Effect, Schema } from "effect"
import type { Plan } from "../../core/quote/plan"
import { isDay, readDay, showDay } from "../../core/trip/calendar"
import { readAge, type SearchDraft } from "../../core/trip/search"

/** A value that an older portal may have left out, or written otherwise, without harm to the rest. */
const or = <A>(schema: Schema.Codec<A>, fallback: A) =>
  schema.pipe(
    Schema.catchDecoding(() => Effect.succeedSome(fallback)),
    Schema.withDecodingDefaultKey(Effect.succeed(fallback))
  )

const Text = or(Schema.String, "")
const Flag = (fallback: boolean) => or(Schema.Boolean, fallback)
const Age = Schema.Struct({ id: or(Schema.Finite, 0), edad: or(Schema.Union([Schema.Finite, Schema.String]), "") })

/** `busquedaCotizar`, in the words of 1§3. */
export const StoredSearch = Schema.Struct({
  objDetallesViaje: Schema.Struct({
    telefono: Text,
    destino: Text,
    origen: Text,
    email: Text,
    edadesPasajeros: Schema.Array(Age),
    fechas: Schema.Struct({ fechaInicio: Text, fechaFin: Text }),
    suscribir: Flag(true),
    cuponDescuento: Text
  }),
  cuponDescuento: Text,
  productor: Text,
  vendioProductor: Flag(false),
  carrito: or(Schema.Struct({ items: Schema.Array(Schema.Unknown) }), { items: [] }),
  resultados: or(Schema.Array(Schema.Unknown), [])
})

export type StoredSearch = typeof StoredSearch.Type

/** What is kept beside a trip before anything was chosen. */
export const emptyStored: Omit<StoredSearch, "objDetallesViaje"> = {
  cuponDescuento: "",
  productor: "",
  vendioProductor: false,
  carrito: { items: [] },
  resultados: []
}

/**
 * A draft as it is stored: days `YYYY-MM-DD`, ages as numbers, `""` where there is none. It leads to new results; the cart, the
 * producer and the coupon beside it are not the draft's and stay.
 */
export const withTrip = (kept: typeof emptyStored, draft: SearchDraft, origin: string): StoredSearch => ({
  ...kept,
  objDetallesViaje: {
    telefono: draft.phone,
    destino: draft.destination,
    origen: origin,
    email: draft.email,
    edadesPasajeros: draft.ages.map((age, index) => ({ id: index + 1, edad: readAge(age) ?? "" })),
    fechas: { fechaInicio: readDay(draft.start) ?? "", fechaFin: readDay(draft.end) ?? "" },
    suscribir: draft.subscribed,
    cuponDescuento: ""
  },
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

/** The same search without its coupon (1§3). */
export const withoutCoupon = (stored: StoredSearch): StoredSearch => ({
  ...stored,
  objDetallesViaje: { ...stored.objDetallesViaje, cuponDescuento: "" },
  cuponDescuento: ""
})

/** The same search with the plans that it led to, in short; amounts in the currency's unit. */
export const withResults = (stored: StoredSearch, plans: ReadonlyArray<Plan>): StoredSearch => ({
  ...stored,
  resultados: plans.map((plan) => ({
    Id: plan.id,
    Name: plan.name,
    Title: plan.title,
    Product: plan.product,
    Currency: plan.currency,
    Amount: plan.amount / 100,
    AmountWithoutPromotion: plan.amountBefore === undefined ? null : plan.amountBefore / 100,
    Favorite: plan.favorite
  }))
})
