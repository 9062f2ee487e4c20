import { expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { DismissedPurchaseStorage } from "./DismissedPurchaseStorage"

test("the dismissed purchase stays dismissed for the session, another one does not", () => {
  const storage = aLocalStorage()
  const first = DismissedPurchaseStorage(() => storage)
  expect(first.isDismissed(1)).toBe(false)
  first.dismiss(1)
  const next = DismissedPurchaseStorage(() => storage)
  expect([next.isDismissed(1), next.isDismissed(2)]).toEqual([true, false])
  expect(JSON.parse(storage.getItem("compraDescartada") ?? "")).toMatchObject({ v: 1, data: 1 })
})

test.each(["", "null", "{", '{"v":2,"data":1}'])("the stored text %j dismisses nothing", (text) => {
  const storage = aLocalStorage()
  storage.setItem("compraDescartada", text)
  expect(DismissedPurchaseStorage(() => storage).isDismissed(1)).toBe(false)
})

test.each([
  ["full", () => aFullStorage()],
  ["blocked", blockedStorage]
])("if the storage is %s, it lasts as long as the page", (_how, storage) => {
  const dismissed = DismissedPurchaseStorage(storage)
  dismissed.dismiss(1)
  expect(dismissed.isDismissed(1)).toBe(true)
})
