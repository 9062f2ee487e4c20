import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { track } from "./dataLayer"

beforeEach(() => void vi.stubGlobal("window", {}))
afterEach(() => void vi.unstubAllGlobals())

test("a click waits in the data layer for a tag manager that is not there yet", () => {
  track({ name: "select_content", item: "recotizar" })
  expect(window.dataLayer).toEqual([{ event: "select_content", content_type: "boton", item_id: "recotizar" }])
})

test("a click comes after what is in the data layer already", () => {
  const layer: Array<unknown> = [{ event: "gtm.js" }]
  window.dataLayer = layer
  track({ name: "select_content", item: "ver detalles" })
  expect(window.dataLayer).toBe(layer)
  expect(layer).toHaveLength(2)
})
