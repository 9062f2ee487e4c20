import { expect, test, vi } from "vitest"
import { aLocalStorage } from "../../contracts/fixtures/localStorage"
import { lightAt, markKeptTrip } from "./firstPaint"

test("day, evening and night begin at 6, 17 and 20 (HO-12)", () => {
  const lights = [0, 5, 6, 16, 17, 19, 20, 23].map(lightAt)
  expect(lights).toEqual(["noche", "noche", undefined, undefined, "tarde", "tarde", "noche", "noche"])
})

test.each([
  ["a search that can be quoted", { email: "ana@example.com", destino: "EUROPA" }, true],
  ["one without a contact", { email: "", destino: "EUROPA" }, false],
  ["one without a destination", { email: "ana@example.com", destino: "" }, false],
  ["none", undefined, false]
])("the bar rests before the first paint: %s (QB-11)", (_, objDetallesViaje, rests) => {
  const texts = new Map(
    objDetallesViaje && [["busquedaCotizar", JSON.stringify({ v: 1, savedAt: 1, data: { objDetallesViaje } })]]
  )
  const dataset: DOMStringMap = {}
  vi.stubGlobal("localStorage", aLocalStorage(texts))
  vi.stubGlobal("document", { documentElement: { dataset } })
  markKeptTrip()
  expect("trip" in dataset).toBe(rests)
})
