import { expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { HandoverStorage } from "./HandoverStorage"

const handed = {
  name: "Ana Martínez",
  document: "28456712",
  purchaseDate: "20/12/2026",
  voucher: "48201936",
  email: "ana@example.com"
}

test("the next document can take it once", () => {
  const texts = new Map<string, string>()
  const storage = aLocalStorage(texts)
  HandoverStorage(() => storage).put(handed)
  expect([...texts.keys()]).toEqual(["compraElegida"])
  const next = HandoverStorage(() => storage)
  expect(next.take()).toEqual(handed)
  expect(next.take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test("after an hour it is gone", () => {
  vi.useFakeTimers()
  const texts = new Map<string, string>()
  const handover = HandoverStorage(() => aLocalStorage(texts))
  handover.put(handed)
  vi.advanceTimersByTime(60 * 60 * 1000 + 1)
  expect(handover.take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test.each([
  ["from the future", JSON.stringify({ v: 1, savedAt: Date.now() + 60_000, data: handed })],
  ["without a date", JSON.stringify({ v: 1, data: handed })],
  ["without a field", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, email: undefined } })],
  ["with a number", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, voucher: 48201936 } })],
  ["endless", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, name: "a".repeat(301) } })]
])("a text that is %s counts as nothing, and is removed", (_what, text) => {
  const texts = new Map([["compraElegida", text]])
  expect(HandoverStorage(() => aLocalStorage(texts)).take()).toBeUndefined()
  expect(texts.size).toBe(0)
})
