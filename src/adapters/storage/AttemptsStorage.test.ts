import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { someLocks } from "../../../contracts/fixtures/paymentLocks"
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

/** The documents of one browser, with or without Web Locks. */
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
      const { claim, digest, load, newKey, save } = Effect.runSync(Effect.provide(Attempts, layer))
      return {
        claim: () => Effect.runPromise(claim),
        load: () => Effect.runSync(load),
        save: (...attempts: ReadonlyArray<Attempt>) => Effect.runSync(save(attempts)),
        digest: (key: string, text: string) => Effect.runPromise(digest(key, text)),
        newKey: () => Effect.runSync(newKey)
      }
    }
  }
}

const refused: Locks = { request: () => Promise.reject(new DOMException("Not here.", "SecurityError")) }

describe("an attempt", () => {
  test("is stored for a day, for the next document too", () => {
    const { open, texts } = aBrowser(() => undefined)
    open().save(attempt)
    expect(JSON.parse(texts.get("intentoPago") ?? "")).toEqual({ v: 1, savedAt: Date.now(), data: attempt })
    expect(open().load()).toEqual([attempt])
    later(24 * 60 * 60 * 1000 + 1)
    expect(open().load()).toEqual([])
    expect(texts.size).toBe(0)
  })

  test("keeps the earlier ones, each for a day of its own, and disappears when removed", () => {
    const page = aBrowser(() => undefined).open()
    page.save(attempt)
    later(60 * 60 * 1000)
    const next: Attempt = { key: "k-2", fingerprint: "f-2", startedAt: Date.now(), known: ["42 777"], spent: true }
    page.save(next, attempt)
    expect(page.load()).toEqual([next, attempt])
    later(23 * 60 * 60 * 1000 + 1)
    expect(page.load()).toEqual([next])
    page.save()
    expect(page.load()).toEqual([])
  })

  test("survives a clock that was set back", () => {
    const { open } = aBrowser(() => undefined)
    open().save(attempt)
    later(-2 * 24 * 60 * 60 * 1000)
    expect(open().load()).toEqual([attempt])
  })

  test.each(["{", '{"v":1,"savedAt":1797768000000,"data":{"key":""}}', "null"])("%s is not an attempt", (text) => {
    const { open, texts } = aBrowser(() => undefined)
    texts.set("intentoPago", text)
    expect(open().load()).toEqual([])
  })
})

describe.each([
  ["with Web Locks", (): ((document: object) => Locks) => someLocks().of],
  ["without Web Locks", () => () => undefined],
  ["where Web Locks are refused", () => () => refused]
])("%s", (_, locks) => {
  test("one document runs one payment at a time", async () => {
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
    here.save()
    release?.()
    await Promise.resolve()
    const other = await there.claim()
    expect(other).toBeDefined()
    later(1000)
    there.save({ ...attempt, startedAt: Date.now() })
    expect(await here.claim()).toBeUndefined()
  })
})

test("without Web Locks, the payment of a closed tab blocks others as long as a sale may take", async () => {
  const { open } = aBrowser(() => undefined)
  await open().claim()
  const page = open()
  later(64_000)
  expect(await page.claim()).toBeUndefined()
  later(2_000)
  expect(await page.claim()).toBeDefined()
})

describe("a digest", () => {
  const { digest } = aBrowser(() => undefined).open()

  test("is the same only for the same key and text", async () => {
    const made = await Promise.all([digest("k", "Ana"), digest("k", "Ana"), digest("k", "Eva"), digest("j", "Ana")])
    expect(made[0]).toMatch(/^[\da-f]{64}$/)
    expect(made[1]).toBe(made[0])
    expect(new Set(made).size).toBe(3)
  })

  test("is empty if the browser cannot compute one", async () => {
    vi.stubGlobal("crypto", {})
    expect(await digest("k", "Ana")).toBe("")
    vi.unstubAllGlobals()
  })
})

describe("a key", () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }

  test("is new each time", () => {
    const { newKey } = aBrowser(() => undefined).open()
    const keys = Array.from({ length: 50 }, newKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(uuid)
  })

  test("works without a secure context", () => {
    const keys = Array.from({ length: 50 }, () => randomKey(insecure))
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(uuid)
  })
})
