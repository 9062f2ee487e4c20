import type { Problem } from "./answers"
import { isObject } from "./checks"

const departures = ["TripInitialDate", "DepartureDate"]
const longestRegret = 10
const dayLength = 86_400_000

const isBefore = (day: unknown, today: string) => typeof day === "string" && day < today

/** The day of a purchase in the lines of a message, as `YYYY-MM-DD`. */
const boughtIn = (message: unknown) =>
  /^Fecha de compra: (\d{2})\/(\d{2})\/(\d{4})$/m.exec(String(message))?.slice(1).reverse().join("-")

/** The days of a body that a strict provider refuses: past departures, and purchases of no recent day. */
export const pastDays = (body: unknown, now: Date): ReadonlyArray<Problem> => {
  if (!isObject(body)) return []
  const today = now.toISOString().slice(0, 10)
  const trip = { ...body, ...(isObject(body.quote) ? body.quote : {}) }
  const gone = departures.filter((field) => Object.hasOwn(trip, field) && isBefore(Reflect.get(trip, field), today))
  const bought = boughtIn(body.Message)
  const first = new Date(now.getTime() - longestRegret * dayLength).toISOString().slice(0, 10)
  const isStrange = bought !== undefined && (bought < first || bought > today)
  return [
    ...gone.map((campo) => ({ campo, mensaje: "No puede ser un día pasado." })),
    ...(isStrange ? [{ campo: "Message", mensaje: "La compra debe ser de los últimos diez días." }] : [])
  ]
}
