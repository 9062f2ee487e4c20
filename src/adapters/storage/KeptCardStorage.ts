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
  const { baja, Name, destino, fechas, pasajeros } = fieldsOf(compra)
  if (!(age <= aDay)) return undefined
  return readCard({ ...fieldsOf(fechas), baja, idSalesOrder, reserveId, plan: Name, destino, pasajeros })
}

/** By the voucher's number, or by the order's where one of them has no voucher yet. */
const isOf =
  (one: Order) =>
  ({ order }: CardOfTrip) =>
    one.reserveId && order.reserveId ? one.reserveId === order.reserveId : one.idSalesOrder === order.idSalesOrder

/** The newest card stands where the only one stood before others were kept (`otras`). */
const cardsIn = (data: unknown): ReadonlyArray<CardOfTrip> => {
  const { otras, ...newest } = fieldsOf(data)
  const all = [newest, ...(Array.isArray(otras) ? otras : [])]
  return all.flatMap((one) => readCard(fieldsOf(one)) ?? [])
}

const mostCards = 8

/** In milliseconds since 1970; undefined if the entry does not say, or says a day to come. */
const timeOf = ({ age }: Aged) => (age >= 0 ? Date.now() - age : undefined)

/** True if stored. A full device keeps what it had. */
const rewrite = ({ read, write }: ReturnType<typeof plainEntry>, data: unknown, at: number | undefined) => {
  const before = read()
  const isStored = write(data, at)
  if (!isStored && before.data) write(before.data, timeOf(before))
  return isStored
}

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
  const cards = plainEntry(store, "tarjetaAsistencia")
  const purchase = plainEntry(store, "resultadoCompra")
  const all = () => cardsIn(cards.read().data)
  const foldedOn = () => fieldsOf(cards.read().data).plegada
  const put = ([newest, ...others]: ReadonlyArray<CardOfTrip>, folded: unknown, at = timeOf(cards.read())) => {
    if (!newest) return cards.drop()
    const more = { ...(others.length > 0 && { otras: others.map(stored) }), plegada: folded }
    return rewrite(cards, { ...stored(newest), ...more }, at)
  }
  const change = (to: ReadonlyArray<CardOfTrip>) => void put(to, foldedOn())
  /** Erases what cannot be read. */
  const nearest = (today: Day) => {
    const found = all()
    if (found.length === 0) cards.drop()
    return nearestFirst(found, today)
  }
  const withdrawPurchase = (isOfIt: (order: Order) => boolean, on: Day) => {
    const found = purchase.read()
    const card = bought(found)
    if (!card || !isOfIt(card.order)) return
    const { compra, ...order } = fieldsOf(found.data)
    rewrite(purchase, { ...order, compra: { ...fieldsOf(compra), baja: on } }, timeOf(found))
  }
  return {
    isEmpty: () => all().length === 0,
    over: (day) => all().filter(isOver(day)),
    read: (today, of) => {
      const isIt = of ? isOf(of) : () => true
      const trip = nearest(today).find(isIt)
      if (trip) return { trip, kept: true, savedAt: Date.now() - cards.read().age }
      const found = purchase.read()
      const fresh = bought(found)
      return fresh && isIt(fresh) ? { trip: fresh, kept: false, savedAt: Date.now() - found.age } : undefined
    },
    near: (today) => {
      const trip = nearest(today).find((one) => roadOf(one, today))
      const road = trip && roadOf(trip, today)
      return road && { trip, road, folded: foldedOn() === today }
    },
    fold: (day) => void put(all(), day),
    keep: (trip) => {
      const isIt = isOf(trip.order)
      const here = all()
      const marked = here.concat(bought(purchase.read()) ?? []).find((one) => isIt(one) && one.withdrawnOn)
      const card = { ...trip, ...(marked?.withdrawnOn && { withdrawnOn: marked.withdrawnOn }) }
      const others = here.filter((one) => !isIt(one))
      return put([card, ...others].slice(0, mostCards), undefined, Date.now()) === true && store.lasts()
    },
    withdraw: (isOfIt, on) => {
      change(all().map((one) => (isOfIt(one.order) ? { ...one, withdrawnOn: on } : one)))
      withdrawPurchase(isOfIt, on)
    },
    drop: ({ order }) => change(all().filter((one) => !isOf(order)(one)))
  }
}
