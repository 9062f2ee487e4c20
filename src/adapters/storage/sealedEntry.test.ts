import { Effect, Schema } from "effect"
import { beforeEach, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { browserStorage } from "./browserStorage"
import { sealedEntry } from "./sealedEntry"

const now = Date.UTC(2026, 10, 21)
const day = 24 * 60 * 60 * 1000
const good = { v: 2, savedAt: now, data: { name: "x" } }

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }))

const read = (envelope: unknown) => {
  const texts = new Map([["pasajeros", JSON.stringify(envelope)]])
  const store = browserStorage(() => aLocalStorage(texts))
  const found = Effect.runSync(sealedEntry(store, "pasajeros", Schema.Struct({ name: Schema.String }), 2).read)
  expect(texts.has("pasajeros")).toBe(found !== undefined)
  return found
}

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
