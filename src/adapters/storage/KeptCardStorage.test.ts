import { beforeEach, expect, test, vi } from "vitest"
import { aFullStorage, aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aCardOfTrip as trip } from "../../../contracts/fixtures/receipt"
import { KeptCardStorage } from "./KeptCardStorage"

const now = Date.parse("2026-11-20T12:00:00Z")
beforeEach(() => void vi.useFakeTimers({ now }))

const cardsIn = (texts: Map<string, string>) => KeptCardStorage(() => aLocalStorage(texts))

test("a card that the traveller keeps lasts until the trip ends, without personal data", () => {
  const texts = new Map<string, string>()
  expect(cardsIn(texts).keep({ ...trip, email: "ana@example.com" } as typeof trip)).toBe(true)
  expect(texts.get("tarjetaAsistencia")).not.toContain("@")
  for (const today of ["2026-11-20", "2027-01-26"])
    expect(cardsIn(texts).read(today)).toEqual({ trip, kept: true, savedAt: now })
  expect(cardsIn(texts).read("2027-01-27")).toBeUndefined()
  expect(texts.size).toBe(0)
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
  cardsIn(texts).drop()
  expect(cardsIn(texts).read("2026-11-20")).toBeUndefined()
})

test("a purchase gives a card for a day, even if the traveller did not ask", () => {
  const compra = {
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
  const data = { idSalesOrder: "9001", reserveId: "48201936", compra }
  const texts = new Map([["resultadoCompra", JSON.stringify({ v: 1, savedAt: now, data })]])
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
