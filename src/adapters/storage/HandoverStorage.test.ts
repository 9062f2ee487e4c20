import { afterEach, expect, test, vi } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { forgetPersonal } from "./forgetPersonal"
import { HandoverStorage } from "./HandoverStorage"

afterEach(() => void vi.useRealTimers())

const handed = {
  name: "Ana Martínez",
  document: "28456712",
  purchaseDate: "20/12/2026",
  voucher: "48201936",
  email: "ana@example.com"
}

test("what is put is there for the next document, once", () => {
  const texts = new Map<string, string>()
  const storage = aLocalStorage(texts)
  HandoverStorage(() => storage).put(handed)
  expect([...texts.keys()]).toEqual(["compraElegida"])
  const next = HandoverStorage(() => storage)
  expect(next.take()).toEqual(handed)
  expect(next.take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test("after an hour it is nothing any more, and gone", () => {
  vi.useFakeTimers()
  const texts = new Map<string, string>()
  const handover = HandoverStorage(() => aLocalStorage(texts))
  handover.put(handed)
  vi.advanceTimersByTime(60 * 60 * 1000 + 1)
  expect(handover.take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["of another version", JSON.stringify({ v: 2, savedAt: Date.now(), data: handed })],
  ["from the future", JSON.stringify({ v: 1, savedAt: Date.now() + 60_000, data: handed })],
  ["without a date", JSON.stringify({ v: 1, data: handed })],
  ["without a field", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, email: undefined } })],
  ["with a number", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, voucher: 48201936 } })],
  ["endless", JSON.stringify({ v: 1, savedAt: Date.now(), data: { ...handed, name: "a".repeat(301) } })]
])("what is %s is nothing, and gone", (_what, text) => {
  const texts = new Map([["compraElegida", text]])
  expect(HandoverStorage(() => aLocalStorage(texts)).take()).toBeUndefined()
  expect(texts.size).toBe(0)
})

test.each([
  ["full", () => aFullStorage()],
  ["blocked", blockedStorage]
])("where the storage is %s it lasts as long as the page", (_how, storage) => {
  const handover = HandoverStorage(storage)
  handover.put(handed)
  expect(handover.take()).toEqual(handed)
  expect(handover.take()).toBeUndefined()
})

test("who logs out leaves none of it", () => {
  const storage = aLocalStorage()
  HandoverStorage(() => storage).put(handed)
  forgetPersonal(
    () => aLocalStorage(),
    () => storage
  )
  expect(HandoverStorage(() => storage).take()).toBeUndefined()
})
