import { expect, test } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { ClosedBannerStorage } from "./SessionMarks"

test("a closed banner stays closed for the session", () => {
  const storage = aLocalStorage()
  const first = ClosedBannerStorage(() => storage)
  expect(first.isClosed()).toBe(false)
  first.close()
  expect(ClosedBannerStorage(() => storage).isClosed()).toBe(true)
  expect(JSON.parse(storage.getItem("bannerCerrado") ?? "")).toMatchObject({ v: 1, data: true })
})

test.each([
  ["full", () => aFullStorage()],
  ["blocked", blockedStorage]
])("if the storage is %s, it stays closed as long as the page", (_how, storage) => {
  const closed = ClosedBannerStorage(storage)
  closed.close()
  expect(closed.isClosed()).toBe(true)
})

test.each(["", "{", "null", '{"v":2,"data":true}'])("«%s» does not close it", (text) => {
  expect(ClosedBannerStorage(() => aLocalStorage(new Map([["bannerCerrado", text]]))).isClosed()).toBe(false)
})
