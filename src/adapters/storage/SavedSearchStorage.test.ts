import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan, threePlans } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aDraft } from "../../../contracts/fixtures/searches"
import type { Plan } from "../../core/quote/plan"
import { emptyDraft, type SearchDraft } from "../../core/trip/search"

const day = 24 * 60 * 60 * 1000
const searchKey = "busquedaCotizar"

interface Stored {
  readonly savedAt: number
  readonly data: { readonly objDetallesViaje: object; readonly resultados: ReadonlyArray<unknown> }
}

/** A browser that opens pages one after another. */
const aBrowser = () => {
  const texts = new Map<string, string>()
  const page = () => {
    const { run, search } = buyersPageOver(() => aLocalStorage(texts))
    return {
      load: () => run(search.load),
      save: (draft: SearchDraft) => run(search.save(draft)),
      saveResults: (plans: ReadonlyArray<Plan>) => run(search.saveResults(plans))
    }
  }
  return { texts, page, stored: (): Stored => JSON.parse(texts.get(searchKey) ?? "null") }
}

/** A browser that saved `aDraft`. `change` alters the saved entry. */
const browserWith = (change: (stored: Stored) => unknown) => {
  const browser = aBrowser()
  browser.page().save(aDraft)
  browser.texts.set(searchKey, JSON.stringify(change(browser.stored())))
  return browser
}

describe("a saved search", () => {
  test("is stored in the words of ST-01", () => {
    const { page, stored } = aBrowser()
    page().save(aDraft)
    expect(stored()).toEqual({
      v: 1,
      savedAt: expect.any(Number),
      data: {
        objDetallesViaje: {
          telefono: "1144445555",
          destino: "EUROPA",
          origen: aChannel.origin,
          email: "ana@example.com",
          edadesPasajeros: [
            { id: 1, edad: 34 },
            { id: 2, edad: 0 },
            { id: 3, edad: 71 }
          ],
          fechas: { fechaInicio: "2027-01-10", fechaFin: "2027-01-25" },
          suscribir: true,
          cuponDescuento: ""
        },
        cuponDescuento: "",
        productor: "",
        vendioProductor: false,
        carrito: { items: [] },
        resultados: []
      }
    })
  })

  test("of any content is read as it was saved", () => {
    const dates = fc.constantFrom("", "29/02/2028", "01/01/2027", "31/12/2999")
    const ages = fc.array(fc.oneof(fc.constant(""), fc.integer({ min: 0, max: 120 }).map(String)))
    const drafts = fc.record({
      destination: fc.string(),
      start: dates,
      end: dates,
      ages,
      phone: fc.string(),
      email: fc.string(),
      subscribed: fc.boolean()
    })
    const { page } = aBrowser()
    fc.assert(
      fc.property(drafts, (draft) => {
        page().save(draft)
        expect(page().load()).toEqual(draft)
      })
    )
  })

  test("keeps blanks for missing dates and ages", () => {
    const { page } = aBrowser()
    page().save({ ...aDraft, start: "31/02/2027", end: "mañana", ages: ["1.5", "-1"] })
    expect(page().load()).toEqual({ ...aDraft, start: "", end: "", ages: ["", ""] })
    page().save(emptyDraft)
    expect(page().load()).toEqual({ ...emptyDraft, subscribed: false })
  })

  test("fields that an older portal did not store are read as blanks", () => {
    const { page } = browserWith((stored) => ({
      ...stored,
      data: {
        objDetallesViaje: {
          edadesPasajeros: [{ edad: "34" }, { id: 2 }, { id: "x", edad: 500 }],
          fechas: { fechaInicio: "2027-13-01" }
        }
      }
    }))
    expect(page().load()).toEqual({ ...emptyDraft, ages: ["34", "", ""], subscribed: false })
  })

  // ST-03
  test.each([
    ["has no trip", {}],
    ["has passengers that are no list", { objDetallesViaje: { edadesPasajeros: 2 } }]
  ])("is discarded silently if it %s", (_, data) => {
    const { page, texts } = browserWith((stored) => ({ ...stored, data }))
    expect(page().load()).toBeUndefined()
    expect(texts.has(searchKey)).toBe(false)
    page().saveResults(threePlans)
  })
})

describe("saving a search again", () => {
  const chosen = {
    cuponDescuento: "VIAJE10",
    productor: "P-77",
    vendioProductor: true,
    carrito: { items: [{ Id: 103, AmountWithoutPromotion: 263809.2 }] }
  }

  const aBrowserThatChose = () =>
    browserWith(({ data, ...envelope }) => ({
      ...envelope,
      savedAt: envelope.savedAt - day,
      data: {
        ...data,
        ...chosen,
        resultados: [{}],
        objDetallesViaje: { ...data.objDetallesViaje, cuponDescuento: "X" }
      }
    }))
  const fresh = { resultados: [], objDetallesViaje: { cuponDescuento: "" } }

  test("for the same trip keeps cart, age of the cart, producer and coupon, but drops the results and the trip's coupon", () => {
    const { page, stored } = aBrowserThatChose()
    const { savedAt } = stored()
    page().save({ ...aDraft, phone: "1166667777", ages: [" 34", "00", "71"] })
    expect(stored()).toMatchObject({ savedAt, data: { ...chosen, ...fresh } })
    expect(stored().data).toHaveProperty("objDetallesViaje.telefono", "1166667777")
  })

  test.each([
    ["destination", { destination: "CARIBE" }],
    ["start", { start: "11/01/2027" }],
    ["end", { end: "26/01/2027" }],
    ["ages", { ages: ["34", "1", "71"] }],
    ["number of passengers", { ages: ["34", "0"] }]
  ])("with another %s keeps the cart with its trip and its age, until another plan is chosen", (_, change) => {
    const { page, stored } = aBrowserThatChose()
    const { data, savedAt } = stored()
    page().save({ ...aDraft, ...change })
    const viaje = data.objDetallesViaje
    expect(stored()).toMatchObject({ savedAt, data: { ...chosen, ...fresh, carrito: { ...chosen.carrito, viaje } } })
    page().save(aDraft)
    expect(stored().data).toMatchObject({ ...chosen, carrito: chosen.carrito })
    expect(stored().data).not.toHaveProperty("carrito.viaje")
  })
})

test.each([
  ["its own", { cuponDescuento: "X" }, {}],
  ["the trip's", {}, { cuponDescuento: "X" }]
])("a coupon in a saved search, %s, is dropped on reading (QB-11)", (_, own, trips) => {
  const { page, stored } = browserWith(({ data, savedAt, ...envelope }) => ({
    ...envelope,
    savedAt: savedAt - day,
    data: { ...data, ...own, objDetallesViaje: { ...data.objDetallesViaje, ...trips } }
  }))
  const { savedAt } = stored()
  expect(page().load()).toEqual(aDraft)
  expect(stored()).toMatchObject({ savedAt, data: { cuponDescuento: "", objDetallesViaje: { cuponDescuento: "" } } })
})

describe("results", () => {
  test("are stored in short beside their search", () => {
    const { page, stored } = aBrowser()
    page().save(aDraft)
    page().saveResults([platinumPlan, ...threePlans.slice(0, 1)])
    expect(stored().data.resultados).toEqual([
      {
        Id: 103,
        Name: "PLATINUM",
        Title: "PLATINUM",
        Product: "PR",
        CardDescription: "USD 300.000",
        Currency: "ARS",
        Amount: 224237.88,
        AmountWithoutPromotion: 263809.2,
        Favorite: 1
      },
      expect.objectContaining({ Id: 101, AmountWithoutPromotion: null })
    ])
    expect(page().load()).toEqual(aDraft)
  })

  test("are cleared by a new search, and need one", () => {
    const { page, stored } = aBrowser()
    page().saveResults(threePlans)
    expect(stored()).toBeNull()
    page().save(aDraft)
    page().saveResults(threePlans)
    page().save(aDraft)
    expect(stored().data.resultados).toEqual([])
  })
})
