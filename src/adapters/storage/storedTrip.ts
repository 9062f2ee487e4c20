import { Effect, Schema } from "effect"
import { withoutMarks } from "../../core/person/typed"
import { isDay, showDay } from "../../core/trip/calendar"
import { readDay } from "../../core/trip/readDay"
import { readAge, type SearchDraft } from "../../core/trip/search"

/** Replaces a missing or wrong value, so that entries of older portals stay readable. */
export const or = <A, Kept>(schema: Schema.Codec<A, Kept>, fallback: A) =>
  schema.pipe(
    Schema.catchDecoding(() => Effect.succeedSome(fallback)),
    Schema.withDecodingDefaultTypeKey(Effect.succeed(fallback))
  )

export const Text = or(Schema.String, "")

export const Flag = or(Schema.Boolean, false)

const Age = Schema.Struct({ id: or(Schema.Finite, 0), edad: or(Schema.Union([Schema.Finite, Schema.String]), "") })

/** `objDetallesViaje`, in the words of ST-01. */
export const StoredTrip = Schema.Struct({
  telefono: Text,
  destino: Text,
  origen: Text,
  email: Text,
  edadesPasajeros: Schema.Array(Age),
  fechas: Schema.Struct({ fechaInicio: Text, fechaFin: Text }),
  suscribir: Flag,
  cuponDescuento: Text
})

export type StoredTrip = typeof StoredTrip.Type

/** A draft for storage: days as `YYYY-MM-DD`, ages as numbers, `""` for missing values. */
export const toStoredTrip = (draft: SearchDraft, origin: string): StoredTrip => ({
  telefono: withoutMarks(draft.phone),
  destino: draft.destination,
  origen: origin,
  email: withoutMarks(draft.email),
  edadesPasajeros: draft.ages.map((age, index) => ({ id: index + 1, edad: readAge(age) ?? "" })),
  fechas: { fechaInicio: readDay(draft.start) ?? "", fechaFin: readDay(draft.end) ?? "" },
  suscribir: draft.subscribed === true,
  cuponDescuento: ""
})

const showStoredDay = (day: string) => (isDay(day) ? showDay(day) : "")

export const toDraft = (trip: StoredTrip): SearchDraft => ({
  destination: trip.destino,
  start: showStoredDay(trip.fechas.fechaInicio),
  end: showStoredDay(trip.fechas.fechaFin),
  ages: trip.edadesPasajeros.map(({ edad }) => String(readAge(String(edad)) ?? "")),
  phone: trip.telefono,
  email: trip.email,
  subscribed: trip.suscribir
})
