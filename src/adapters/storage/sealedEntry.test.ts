import { Effect, Schema } from "effect"
import fc from "fast-check"
import { beforeEach, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { browserStorage } from "./browserStorage"
import { sealedEntry } from "./sealedEntry"

const now = Date.UTC(2026, 10, 21)
const day = 24 * 60 * 60 * 1000
const good = { v: 2, savedAt: now, data: { name: "x" } }

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }))

const aBrowser = (texts = new Map<string, string>()) => {
  const store = browserStorage(() => aLocalStorage(texts))
  const { read, write } = sealedEntry(store, "pasajeros", Schema.Struct({ name: Schema.String }), 2)
  return { texts, write, read: () => Effect.runSync(read) }
}
const read = (envelope: unknown) => {
  const { read, texts } = aBrowser(new Map([["pasajeros", JSON.stringify(envelope)]]))
  const found = read()
  expect(texts.has("pasajeros")).toBe(found !== undefined)
  return found
}

test("a sealed value is read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: now - day, max: now }), (name, savedAt) => {
      const { read, write } = aBrowser()
      write({ v: 2, savedAt, data: { name } })
      expect(read()).toEqual({ v: 2, savedAt, data: { name } })
    })
  )
})

test.each([
  ["another version", { ...good, v: 1 }],
  ["no version", { savedAt: now, data: good.data }],
  ["no date", { v: 2, data: good.data }],
  ["a date that is not one", { ...good, savedAt: "yesterday" }],
  ["a moment more than its age limit", { ...good, savedAt: now - day - 1 }],
  ["a date two days ahead", { ...good, savedAt: now + 2 * day }],
  ["data of another shape", { ...good, data: { name: 7 } }],
  ["no data", { v: 2, savedAt: now }],
  ["256 kB, unread", { ...good, data: { name: "x".repeat(256 * 1024) } }]
])("a value with %s is rejected and removed", (_, envelope) => expect(read(envelope)).toBeUndefined())

test.each([
  ["up to its age limit", { ...good, savedAt: now - day }],
  ["from a clock that was slightly ahead", { ...good, savedAt: now + day / 2 }],
  ["of almost 256 kB", { ...good, data: { name: "x".repeat(256 * 1024 - 100) } }]
])("a value is accepted %s", (_, envelope) => expect(read(envelope)).toEqual(envelope))
