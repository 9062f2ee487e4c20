import type { CardOfTrip, OfflineCard, Order } from "../../core/enroll/purchase"
import { isOver } from "../../core/service/claims"
import { nearestFirst, roadOf } from "../../core/service/onTheRoad"
import { aDay, type Day, isDay } from "../../core/trip/calendar"
import { type Aged, browserStorage, plainEntry } from "./browserStorage"

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value)

const readBenefits = (rows: unknown): Pick<CardOfTrip, "benefits"> => {
  if (!Array.isArray(rows)) return {}
  const benefits = rows.map((row) => {
    const { description, detail } = fieldsOf(row)
    return typeof description === "string" && typeof detail === "string" ? { description, detail } : undefined
  })
  return benefits.every((one) => one !== undefined) ? { benefits } : {}
}

const readCard = (parts: Readonly<Record<string, unknown>>): CardOfTrip | undefined => {
  const { baja, cubre, destino, fechaFin, fechaInicio, idSalesOrder, pasajeros, plan, reserveId } = parts
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
    passengers,
    ...readBenefits(cubre),
    ...(isText(baja) && isDay(baja) && { withdrawnOn: baja })
  }
}

const stored = ({ benefits, destination, end, order, passengers, plan, start, withdrawnOn }: CardOfTrip) => ({
  ...order,
  plan,
  destino: destination,
  fechaInicio: start,
  fechaFin: end,
  pasajeros: passengers,
  ...(benefits && { cubre: benefits }),
  ...(withdrawnOn && { baja: withdrawnOn })
})

const bought = ({ age, data }: Aged) => {
  const { compra, idSalesOrder, reserveId } = fieldsOf(data)
  const { Name, destino, fechas, pasajeros } = fieldsOf(compra)
  if (!(age <= aDay)) return undefined
  return readCard({ ...fieldsOf(fechas), idSalesOrder, reserveId, plan: Name, destino, pasajeros })
}

const isOf =
  ({ idSalesOrder, reserveId }: Order) =>
  ({ order }: CardOfTrip) =>
    order.idSalesOrder === idSalesOrder && order.reserveId === reserveId

/** The newest card stands where the only one stood before others were kept (`otras`). */
const cardsIn = (data: unknown): ReadonlyArray<CardOfTrip> => {
  const { otras, ...newest } = fieldsOf(data)
  const all = [newest, ...(Array.isArray(otras) ? otras : [])]
  return all.flatMap((one) => readCard(fieldsOf(one)) ?? [])
}

const mostCards = 8

interface KeptCards extends Omit<OfflineCard, "possible" | "openEverywhere" | "prepare"> {
  /** True if no card is stored: `read` and `near` hide those that are over. */
  readonly isEmpty: () => boolean
  /** The cards that are over on a day. */
  readonly over: (day: Day) => ReadonlyArray<CardOfTrip>
}

/**
 * Stores the cards of trips under `tarjetaAsistencia`, with the day on which the traveller folded
 * the card of the near one (`plegada`). It hides a card that is over and erases none: the device's
 * clock may be wrong. It works without Effect, which is not available offline.
 */
export const KeptCardStorage = (localStorage?: () => Storage): KeptCards => {
  const store = browserStorage(localStorage)
  const { drop, read, write } = plainEntry(store, "tarjetaAsistencia")
  const all = () => cardsIn(read().data)
  const foldedOn = () => fieldsOf(read().data).plegada
  const savedAt = () => {
    const { age } = read()
    return age >= 0 ? Date.now() - age : undefined
  }
  /** True if stored. A full device keeps the cards that it had. */
  const put = ([newest, ...others]: ReadonlyArray<CardOfTrip>, folded: unknown, at = savedAt()) => {
    if (!newest) return drop()
    const before = { data: read().data, at: savedAt() }
    const more = { ...(others.length > 0 && { otras: others.map(stored) }), plegada: folded }
    const isStored = write({ ...stored(newest), ...more }, at)
    if (!isStored && before.data) write(before.data, before.at)
    return isStored
  }
  /** Erases what cannot be read. */
  const nearest = (today: Day) => {
    const found = all()
    if (found.length === 0) drop()
    return nearestFirst(found, today)
  }
  return {
    isEmpty: () => all().length === 0,
    over: (day) => all().filter(isOver(day)),
    read: (today, of) => {
      const near = nearest(today)
      const trip = of ? near.find(isOf(of)) : near[0]
      if (trip) return { trip, kept: true, savedAt: Date.now() - read().age }
      const purchase = plainEntry(store, "resultadoCompra").read()
      const fresh = bought(purchase)
      return fresh && { trip: fresh, kept: false, savedAt: Date.now() - purchase.age }
    },
    near: (today) => {
      const [found] = nearest(today).flatMap((trip) => {
        const road = roadOf(trip, today)
        return road ? [{ trip, road, folded: foldedOn() === today }] : []
      })
      return found
    },
    fold: (day) => void put(all(), day),
    keep: (trip) => {
      const others = all().filter((one) => !isOf(trip.order)(one))
      return put([trip, ...others].slice(0, mostCards), undefined, Date.now()) === true && store.lasts()
    },
    withdraw: (isOfIt, on) =>
      void put(
        all().map((one) => (isOfIt(one.order) ? { ...one, withdrawnOn: on } : one)),
        foldedOn()
      ),
    drop: ({ order }) =>
      void put(
        all().filter((one) => !isOf(order)(one)),
        foldedOn()
      )
  }
}
