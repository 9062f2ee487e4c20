import { Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { wrap } from "./browserStorage"
import { maxLength, openEnvelope } from "./sealedEntry"

const now = Date.UTC(2026, 10, 21)
const day = 24 * 60 * 60 * 1000
const expected = { version: 2, maxAge: 30 * day, data: Schema.Struct({ name: Schema.String }) }
const good = { v: 2, savedAt: now, data: { name: "x" } }
const read = (envelope: unknown) => openEnvelope(JSON.stringify(envelope), expected, now)

test("a sealed value is read back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: now - 30 * day, max: now }), (name, savedAt) => {
      const envelope = { v: 2, savedAt, data: { name } }
      expect(openEnvelope(wrap(envelope), expected, now)).toEqual(envelope)
    })
  )
})

test.each([
  ["another version", { ...good, v: 1 }],
  ["no version", { savedAt: now, data: good.data }],
  ["no date", { v: 2, data: good.data }],
  ["a date that is not one", { ...good, savedAt: "yesterday" }],
  ["a moment more than its age limit", { ...good, savedAt: now - 30 * day - 1 }],
  ["a date two days ahead", { ...good, savedAt: now + 2 * day }],
  ["data of another shape", { ...good, data: { name: 7 } }],
  ["no data", { v: 2, savedAt: now }]
])("a value with %s is rejected", (_, envelope) => expect(read(envelope)).toBeUndefined())

test("a value is accepted up to its age limit, and from a clock that was slightly ahead", () => {
  expect(read({ ...good, savedAt: now - 30 * day })).toBeDefined()
  expect(read({ ...good, savedAt: now + day / 2 })).toBeDefined()
})

test("five megabytes are rejected unread", () => {
  expect(read({ ...good, data: { name: "x".repeat(maxLength) } })).toBeUndefined()
  expect(read({ ...good, data: { name: "x".repeat(maxLength - 100) } })).toBeDefined()
})
