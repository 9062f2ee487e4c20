import type { CardOfTrip, OfflineCard } from "../../core/enroll/purchase"
import { aDay, isDay } from "../../core/trip/calendar"
import { type Aged, browserStorage, plainEntry } from "./browserStorage"

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

const readCard = (parts: Readonly<Record<string, unknown>>): CardOfTrip | undefined => {
  const { destino, fechaFin, fechaInicio, idSalesOrder, pasajeros, plan, reserveId } = parts
  if (!isText(idSalesOrder) || !isText(reserveId) || !isText(plan) || !isText(destino)) return undefined
  if (!isText(fechaInicio) || !isText(fechaFin) || !isDay(fechaInicio) || !isDay(fechaFin)) return undefined
  const passengers = typeof pasajeros === "object" ? "" : String(pasajeros)
  if (!/^\d{1,2}$/.test(passengers)) return undefined
  return {
    order: { idSalesOrder, reserveId },
    plan,
    destination: destino,
    start: fechaInicio,
    end: fechaFin,
    passengers
  }
}

const stored = ({ destination, end, order, passengers, plan, start }: CardOfTrip) => ({
  ...order,
  plan,
  destino: destination,
  fechaInicio: start,
  fechaFin: end,
  pasajeros: passengers
})

const bought = ({ age, data }: Aged) => {
  const { compra, idSalesOrder, reserveId } = fieldsOf(data)
  const { Name, destino, fechas, pasajeros } = fieldsOf(compra)
  if (!(age <= aDay)) return undefined
  return readCard({ ...fieldsOf(fechas), idSalesOrder, reserveId, plan: Name, destino, pasajeros })
}

/**
 * Stores the card of a trip under `tarjetaAsistencia` until the trip ends. It works without Effect,
 * which is not available offline.
 */
export const KeptCardStorage = (localStorage?: () => Storage): Omit<OfflineCard, "prepare"> => {
  const store = browserStorage(localStorage)
  const { drop, read, write } = plainEntry(store, "tarjetaAsistencia")
  return {
    read: (today) => {
      const { age, data } = read()
      const kept = readCard(fieldsOf(data))
      if (kept && kept.end >= today) return { trip: kept, kept: true, savedAt: Date.now() - age }
      drop()
      const purchase = plainEntry(store, "resultadoCompra").read()
      const trip = bought(purchase)
      return trip && { trip, kept: false, savedAt: Date.now() - purchase.age }
    },
    keep: (trip) => {
      write(stored(trip))
      return store.lasts()
    },
    drop
  }
}
