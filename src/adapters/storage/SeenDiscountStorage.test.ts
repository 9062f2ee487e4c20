import { expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { SeenDiscountStorage } from "./SessionMarks"

test("a discount is shown once per session", () => {
  const storage = aLocalStorage()
  const first = SeenDiscountStorage(() => storage)
  expect(first.isSeen()).toBe(false)
  first.see()
  expect(SeenDiscountStorage(() => storage).isSeen()).toBe(true)
  expect(JSON.parse(storage.getItem("descuentoVisto") ?? "")).toMatchObject({ v: 1, data: true })
})

test.each([
  ["full", () => aFullStorage()],
  ["blocked", blockedStorage]
])("if the storage is %s, that lasts as long as the page", (_how, storage) => {
  const seen = SeenDiscountStorage(storage)
  seen.see()
  expect(seen.isSeen()).toBe(true)
})
