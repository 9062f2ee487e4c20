import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { someLocks } from "../../../contracts/fixtures/shop"
import { Attempts } from "../../core/enroll/Attempts"
import type { Attempt } from "../../core/enroll/attempt"
import { AttemptsStorage } from "./AttemptsStorage"
import { browserStorage } from "./browserStorage"
import type { Locks } from "./paymentLock"
import { randomKey } from "./randomKey"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00Z") }))
afterEach(() => void vi.useRealTimers())

const attempt = { key: "k-1", fingerprint: "f-1", startedAt: Date.UTC(2026, 11, 20, 12) }
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

/** Documents of one browser, with or without Web Locks. */
const aBrowser = (locksOf: (document: object) => Locks | undefined) => {
  const texts = new Map<string, string>()
  return {
    texts,
    open: () => {
      const self = {}
      const layer = AttemptsStorage(
        browserStorage(() => aLocalStorage(texts)),
        () => locksOf(self)
      )
      const { claim, clear, load, newKey, save } = Effect.runSync(Effect.provide(Attempts, layer))
      return {
        claim: () => Effect.runPromise(claim),
        load: () => Effect.runSync(load),
        save: (one: Attempt) => Effect.runSync(save(one)),
        clear: () => Effect.runSync(clear),
        newKey: () => Effect.runSync(newKey)
      }
    }
  }
}

const refused: Locks = { request: () => Promise.reject(new DOMException("Not here.", "SecurityError")) }

describe("an attempt", () => {
  test("is kept for the next document, for a day", () => {
    const { open, texts } = aBrowser(() => undefined)
    open().save(attempt)
    expect(JSON.parse(texts.get("intentoPago") ?? "")).toEqual({ v: 1, savedAt: Date.now(), data: attempt })
    expect(open().load()).toEqual(attempt)
    later(24 * 60 * 60 * 1000 + 1)
    expect(open().load()).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  test("keeps those before it, and is forgotten when it is told", () => {
    const page = aBrowser(() => undefined).open()
    page.save({ ...attempt, earlier: [{ ...attempt, key: "k-0", fingerprint: "f-0" }] })
    expect(page.load()).toMatchObject({ key: "k-1", earlier: [{ key: "k-0" }] })
    page.clear()
    expect(page.load()).toBeUndefined()
  })

  test.each(["{", '{"v":1,"savedAt":1797768000000,"data":{"key":""}}', "null"])("%s is none", (text) => {
    const { open, texts } = aBrowser(() => undefined)
    texts.set("intentoPago", text)
    expect(open().load()).toBeUndefined()
  })
})

describe.each([
  ["with Web Locks", (): ((document: object) => Locks) => someLocks().of],
  ["without Web Locks", () => () => undefined],
  ["where Web Locks are refused", () => () => refused]
])("%s", (_, locks) => {
  test("one document pays once at a time", async () => {
    const page = aBrowser(locks()).open()
    const [first, second] = await Promise.all([page.claim(), page.claim()])
    expect([typeof first, second]).toEqual(["function", undefined])
    page.save(attempt)
    first?.()
    await Promise.resolve()
    expect(await page.claim()).toBeDefined()
  })

  test("two tabs pay one after the other", async () => {
    const { open } = aBrowser(locks())
    const [here, there] = [open(), open()]
    const release = await here.claim()
    here.save(attempt)
    expect(await there.claim()).toBeUndefined()
    here.clear()
    release?.()
    await Promise.resolve()
    const other = await there.claim()
    expect(other).toBeDefined()
    later(1000)
    there.save({ ...attempt, startedAt: Date.now() })
    expect(await here.claim()).toBeUndefined()
  })
})

test("without Web Locks an attempt of another tab is under way for as long as a sale may last", async () => {
  const { open } = aBrowser(() => undefined)
  open().save(attempt)
  const page = open()
  later(64_000)
  expect(await page.claim()).toBeUndefined()
  later(2_000)
  expect(await page.claim()).toBeDefined()
})

describe("a key", () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }

  test("is a new one each time", () => {
    const { newKey } = aBrowser(() => undefined).open()
    const keys = Array.from({ length: 50 }, newKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(uuid)
  })

  test("is made where the page is no secure context too", () => {
    const keys = Array.from({ length: 50 }, () => randomKey(insecure))
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(uuid)
  })
})
