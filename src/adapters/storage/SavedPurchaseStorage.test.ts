import fc from "fast-check"
import { expect, test } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aPurchase, buyersPageOver } from "../../../contracts/fixtures/purchase"
import type { Purchase } from "../../core/enroll/purchase"

const key = "resultadoCompra"

const aBuyer = () => {
  const texts = new Map<string, string>()
  const storage = aLocalStorage(texts)
  const { purchase, run } = buyersPageOver(() => storage)
  return {
    texts,
    stored: () => JSON.parse(texts.get(key) ?? "null"),
    save: (bought: Purchase) => run(purchase.save(bought)),
    load: () => run(purchase.load)
  }
}

test("a purchase is stored with its order, voucher and plan (ST-02)", () => {
  const { load, save, stored } = aBuyer()
  expect(load()).toBeUndefined()
  save(aPurchase)
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
        contada: false
      }
    }
  })
  expect(load()).toEqual(aPurchase)
})

test("a purchase of a release that kept no names and ages is read (OU-18)", () => {
  const { load, save, stored, texts } = aBuyer()
  save(aPurchase)
  const { edades: _, nombres: __, ...compra } = stored().data.compra
  texts.set(key, JSON.stringify({ ...stored(), data: { ...stored().data, compra } }))
  expect(load()).toEqual({ ...aPurchase, names: [], ages: [] })
})

test("any purchase is read as it was stored", () => {
  const text = fc.string()
  const purchases: fc.Arbitrary<Purchase> = fc.record({
    order: fc.record({ idSalesOrder: text, reserveId: text }),
    item: fc.record({ id: text, name: text }),
    coverage: text,
    destination: text,
    start: text,
    end: text,
    passengers: fc.nat(),
    names: fc.array(text),
    ages: fc.array(fc.nat(120)),
    total: fc.integer({ min: 0, max: 10 ** 13 }),
    currency: text,
    email: text,
    reported: fc.boolean()
  })
  const { load, save } = aBuyer()
  fc.assert(
    fc.property(purchases, (purchase) => {
      save(purchase)
      expect(load()).toEqual(purchase)
    })
  )
})

// TR-15
test("it is gone after a day, or if unreadable", () => {
  const { load, save, stored, texts } = aBuyer()
  save(aPurchase)
  const kept = stored()
  for (const wrong of [
    { ...kept, savedAt: Date.now() - 24 * 60 * 60 * 1000 - 1 },
    { ...kept, data: {} }
  ]) {
    texts.set(key, JSON.stringify(wrong))
    expect(load()).toBeUndefined()
    expect(texts.has(key)).toBe(false)
  }
})

test("any other text may be in its place: reading never throws", () => {
  const { load, texts } = aBuyer()
  const compra = (value: unknown) => ({
    v: 1,
    savedAt: Date.now(),
    data: { idSalesOrder: "1", reserveId: "", compra: value }
  })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((one) => JSON.stringify(compra(one)))
      ),
      (text) => {
        texts.set(key, text)
        load()
      }
    )
  )
})
