import { beforeEach, expect, test, vi } from "vitest"
import { aFullStorage, aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aCardOfTrip as trip } from "../../../contracts/fixtures/receipt"
import { KeptCardStorage } from "./KeptCardStorage"

const now = Date.parse("2026-11-20T12:00:00Z")
beforeEach(() => void vi.useFakeTimers({ now }))

const cardsIn = (texts: Map<string, string>) => KeptCardStorage(() => aLocalStorage(texts))

test("a kept card shows until the last day for its reimbursements, without personal data (OU-on-the-road)", () => {
  const texts = new Map<string, string>()
  expect(cardsIn(texts).keep({ ...trip, email: "ana@example.com" } as typeof trip)).toBe(true)
  expect(texts.get("tarjetaAsistencia")).not.toContain("@")
  for (const today of ["2026-11-20", "2027-01-27", "2027-02-25"])
    expect(cardsIn(texts).read(today)).toEqual({ trip, kept: true, savedAt: now })
  expect(cardsIn(texts).read("2027-02-26")).toBeUndefined()
})

test("a card that is over on the device's calendar is hidden, and shows again once that is right (OU-offline-card)", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).keep(trip)
  expect(cardsIn(texts).read("2036-01-01")).toBeUndefined()
  expect(cardsIn(texts).near("2036-01-01")).toBeUndefined()
  cardsIn(texts).fold("2036-01-01")
  cardsIn(texts).keep(next)
  expect(cardsIn(texts).isEmpty()).toBe(false)
  expect(cardsIn(texts).over("2036-01-01")).toEqual([next, trip])
  expect(cardsIn(texts).over("2027-02-25")).toEqual([])
  expect(cardsIn(texts).read(under)).toMatchObject({ trip, kept: true })
})

test("a card says when it was kept, however late it is read", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).keep(trip)
  vi.setSystemTime(now + 30 * 3_600_000)
  expect(cardsIn(texts).read("2026-11-21")?.savedAt).toBe(now)
})

test("a kept card can be removed", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).keep(trip)
  cardsIn(texts).drop(trip)
  expect(cardsIn(texts).read("2026-11-20")).toBeUndefined()
  expect(texts.size).toBe(0)
})

const next = { ...trip, order: { idSalesOrder: "9002", reserveId: "" }, start: "2027-02-10", end: "2027-02-20" }
const under = "2027-01-20"

/** What a purchase of today leaves on the device. */
const justBought = JSON.stringify({
  v: 1,
  savedAt: now,
  data: {
    idSalesOrder: "9001",
    reserveId: "48201936",
    compra: {
      Id: "103",
      Name: "PLATINUM",
      cobertura: "",
      destino: "EUROPA",
      fechas: { fechaInicio: "2027-01-12", fechaFin: "2027-01-26" },
      pasajeros: 2,
      total: 1,
      moneda: "ARS",
      email: "ana@example.com",
      contada: true
    }
  }
})

test("keeping another trip erases none under way, and each is found by its order (OU-on-the-road)", () => {
  const texts = new Map<string, string>()
  for (const one of [trip, next, next]) cardsIn(texts).keep(one)
  const { near, read } = cardsIn(texts)
  expect(near(under)).toEqual({ trip, road: { is: "during", day: 9, of: 14 }, folded: false })
  expect(read(under)).toEqual({ trip, kept: true, savedAt: now })
  expect(read(under, next.order)).toEqual({ trip: next, kept: true, savedAt: now })
  expect(read(under, { idSalesOrder: "9003", reserveId: "" })).toBeUndefined()
  cardsIn(texts).drop(trip)
  expect(read(under)).toEqual({ trip: next, kept: true, savedAt: now })
  expect(cardsIn(texts).near("2027-01-01")).toBeUndefined()
})

test("a trip that is over is hidden, and the others show (OU-on-the-road)", () => {
  const texts = new Map<string, string>()
  const later = { ...next, start: "2027-06-10", end: "2027-06-20" }
  for (const one of [trip, later]) cardsIn(texts).keep(one)
  expect(cardsIn(texts).near("2027-01-30")).toMatchObject({ trip, road: { is: "after" } })
  expect(cardsIn(texts).read("2027-03-20")).toEqual({ trip: later, kept: true, savedAt: now })
  expect(cardsIn(texts).over("2027-03-20")).toEqual([trip])
})

test("a card that is folded for a day is open on the next; its age stays (OU-on-the-road)", () => {
  const texts = new Map<string, string>()
  const { fold, keep, near } = cardsIn(texts)
  keep(trip)
  vi.setSystemTime(now + 3_600_000)
  fold(under)
  expect([near(under), near("2027-01-21")]).toMatchObject([{ folded: true }, { folded: false }])
  expect(JSON.parse(texts.get("tarjetaAsistencia") ?? "").savedAt).toBe(now)
  fold(undefined)
  expect(near(under)).toMatchObject({ folded: false })
  fold(under)
  keep(next)
  expect(near(under)).toMatchObject({ trip, folded: false })
})

test("a purchase that was asked to be taken back says so on its card alone, and stays kept (OU-18)", () => {
  const texts = new Map<string, string>()
  for (const one of [trip, next]) cardsIn(texts).keep(one)
  cardsIn(texts).withdraw(({ reserveId }) => reserveId === trip.order.reserveId, "2026-11-20")
  cardsIn(texts).fold(under)
  expect(cardsIn(texts).near(under)?.trip).toEqual({ ...trip, withdrawnOn: "2026-11-20" })
  expect(cardsIn(texts).read(under, next.order)?.trip).toEqual(next)
})

test("a card that is kept anew still says that its purchase was asked to be taken back (OU-18)", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).keep(trip)
  cardsIn(texts).withdraw(() => true, "2026-11-20")
  expect(cardsIn(texts).keep(trip)).toBe(true)
  expect(cardsIn(texts).read(under)?.trip).toEqual({ ...trip, withdrawnOn: "2026-11-20" })
})

test("a purchase of today that was asked to be taken back says so, and so does its card if it is kept later", () => {
  const texts = new Map([["resultadoCompra", justBought]])
  cardsIn(texts).withdraw(({ reserveId }) => reserveId === "1", "2026-11-20")
  expect(texts.get("resultadoCompra")).toBe(justBought)
  vi.setSystemTime(now + 3_600_000)
  cardsIn(texts).withdraw(({ reserveId }) => reserveId === trip.order.reserveId, "2026-11-20")
  const marked = { ...trip, withdrawnOn: "2026-11-20" }
  expect(cardsIn(texts).read("2026-11-20")).toEqual({ trip: marked, kept: false, savedAt: now })
  expect(cardsIn(texts).read("2026-11-20", next.order)).toBeUndefined()
  cardsIn(texts).keep(trip)
  cardsIn(texts).keep(next)
  expect(cardsIn(texts).read("2026-11-20", trip.order)?.trip).toEqual(marked)
  expect(cardsIn(texts).read("2026-11-20", next.order)?.trip).toEqual(next)
})

test("an order is known by its voucher's number, or by its own where it has no voucher yet", () => {
  const texts = new Map<string, string>()
  const waiting = { ...next, order: { idSalesOrder: "9002", reserveId: "" } }
  for (const one of [trip, waiting]) cardsIn(texts).keep(one)
  const of = (idSalesOrder: string, reserveId: string) =>
    cardsIn(texts).read(under, { idSalesOrder, reserveId })?.trip.order
  expect(of("", "48201936")).toEqual(trip.order)
  expect(of("9002", "48300000")).toEqual(waiting.order)
  expect(of("9001", "48300000")).toBeUndefined()
})

test("without a purchase here nothing is noted of one that was asked to be taken back", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).withdraw(() => true, "2026-11-20")
  expect(texts.size).toBe(0)
})

test("what the plan covers is kept with the card, whole or not at all (OU-on-the-road)", () => {
  const benefits = [{ description: "Demora de equipaje", detail: "USD 100" }]
  const texts = new Map<string, string>()
  cardsIn(texts).keep({ ...trip, benefits })
  expect(cardsIn(texts).read(under)?.trip.benefits).toEqual(benefits)
  texts.set("tarjetaAsistencia", (texts.get("tarjetaAsistencia") ?? "").replace('"USD 100"', "100"))
  expect(cardsIn(texts).read(under)?.trip).toEqual(trip)
})

test("a card of an earlier release, which kept one alone, still reads", () => {
  const data = { idSalesOrder: "9001", reserveId: "48201936", plan: "PLATINUM", destino: "EUROPA", pasajeros: "2" }
  const days = { fechaInicio: "2027-01-12", fechaFin: "2027-01-26" }
  const text = JSON.stringify({ v: 1, savedAt: now, data: { ...data, ...days } })
  const texts = new Map([["tarjetaAsistencia", text]])
  expect(cardsIn(texts).read("2026-11-20")).toEqual({ trip, kept: true, savedAt: now })
  expect(texts.get("tarjetaAsistencia")).toBe(text)
})

test("a purchase gives a card for a day, even if the traveller did not ask", () => {
  const texts = new Map([["resultadoCompra", justBought]])
  expect(cardsIn(texts).read("2026-11-20")).toEqual({ trip, kept: false, savedAt: now })
  vi.setSystemTime(now + 25 * 3_600_000)
  expect(cardsIn(texts).read("2026-11-21")).toBeUndefined()
})

test.each(["{", '{"v":2,"data":{}}', '{"v":1,"data":{"idSalesOrder":1}}', '{"v":1,"data":null}'])(
  "an unreadable text is not a card: %s",
  (text) => {
    const texts = new Map([
      ["tarjetaAsistencia", text],
      ["resultadoCompra", text]
    ])
    expect(cardsIn(texts).read("2026-11-20")).toBeUndefined()
  }
)

test("a browser without storage says so", () => {
  expect(KeptCardStorage(() => aFullStorage()).keep(trip)).toBe(false)
})

test("a device that is full keeps the cards that it had (OU-on-the-road)", () => {
  const texts = new Map<string, string>()
  cardsIn(texts).keep(trip)
  const had = texts.get("tarjetaAsistencia") ?? ""
  const full = KeptCardStorage(() => ({
    ...aLocalStorage(texts),
    setItem: (key: string, text: string) => {
      if (text.length > had.length) throw new Error("It is full.")
      texts.set(key, text)
    }
  }))
  expect(full.keep(next)).toBe(false)
  full.fold(under)
  full.withdraw(() => true, under)
  expect(full.read(under)).toEqual({ trip, kept: true, savedAt: now })
  expect(texts.get("tarjetaAsistencia")).toBe(had)
})
