import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { aBrowser, browserWith, searchKey } from "../../../contracts/fixtures/browser"
import { threePlans } from "../../../contracts/fixtures/plans"
import { emptyDraft } from "../../core/trip/search"

const day = 24 * 60 * 60 * 1000

// ST-03
describe("a saved search is discarded silently if", () => {
  test.each<readonly [string, Parameters<typeof browserWith>[0]]>([
    ["it is older than 30 days", (stored) => ({ ...stored, savedAt: stored.savedAt - 31 * day })],
    ["it has no trip", (stored) => ({ ...stored, data: {} })],
    ["its passengers are not a list", (stored) => ({ ...stored, data: { objDetallesViaje: { edadesPasajeros: 2 } } })]
  ])("%s", (_, change) => {
    const { page, texts } = browserWith(change)
    expect(page().load()).toBeUndefined()
    expect(texts.has(searchKey)).toBe(false)
  })

  test("any other text is in its place, and reading never throws", () => {
    const { page, texts } = aBrowser()
    const sealed = fc.jsonValue().map((data) => JSON.stringify({ v: 1, savedAt: Date.now(), data }))
    const trips = fc
      .jsonValue()
      .map((trip) => JSON.stringify({ v: 1, savedAt: Date.now(), data: { objDetallesViaje: trip } }))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), sealed, trips), (text) => {
        texts.set(searchKey, text)
        page().load()
        page().saveResults(threePlans)
      })
    )
  })
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
