import { expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aReceipt, buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aDay } from "../../core/trip/calendar"

const key = "resultadoCompra"

const aBuyer = () => {
  const texts = new Map<string, string>()
  return { texts, stored: () => JSON.parse(texts.get(key) ?? "null"), ...buyersPageOver(() => aLocalStorage(texts)) }
}

test("a purchase is stored with its order, voucher and plan (ST-02)", () => {
  const { receipt, run, stored } = aBuyer()
  run(receipt.save(aReceipt))
  expect(stored()).toEqual({
    v: 1,
    savedAt: expect.any(Number),
    data: {
      idSalesOrder: "9001",
      reserveId: "48201936",
      compra: {
        Id: "101",
        Name: "SILVER",
        cobertura: "USD 80.000",
        destino: "EUROPA",
        fechas: { fechaInicio: "2027-01-10", fechaFin: "2027-01-25" },
        pasajeros: 2,
        nombres: ["Ana", "Beatriz"],
        edades: [34, 8],
        total: 136862.4,
        moneda: "ARS",
        email: "ana@example.com",
        cubre: aReceipt.benefits,
        contada: false
      }
    }
  })
})

test("a purchase of a release that kept no names and ages is read (OU-18)", () => {
  const { receipt, run, stored, texts } = aBuyer()
  run(receipt.save(aReceipt))
  const { edades: _, nombres: __, ...compra } = stored().data.compra
  texts.set(key, JSON.stringify({ ...stored(), data: { ...stored().data, compra } }))
  expect(run(receipt.load)).toEqual({ ...aReceipt, names: [], ages: [] })
})

// OU-18
test("a purchase says when it was asked to be taken back, also after its receipt is saved anew", () => {
  const { receipt, run, stored, texts } = aBuyer()
  run(receipt.save(aReceipt))
  const compra = { ...stored().data.compra, baja: "2026-11-20" }
  texts.set(key, JSON.stringify({ ...stored(), data: { ...stored().data, compra } }))
  const found = run(receipt.load)
  expect(found).toEqual({ ...aReceipt, withdrawnOn: "2026-11-20" })
  if (found) run(receipt.save({ ...found, reported: true }))
  expect(run(receipt.load)).toEqual({ ...aReceipt, withdrawnOn: "2026-11-20", reported: true })
})

test("a purchase is read after one of a far future, which was made before the clock was set right", () => {
  const { receipt, run } = aBuyer()
  vi.useFakeTimers({ now: Date.now() + 3 * aDay })
  run(receipt.save(aReceipt))
  vi.useRealTimers()
  const next = { ...aReceipt, email: "otra@example.com" }
  run(receipt.save(next))
  expect(run(receipt.load)).toEqual(next)
})
