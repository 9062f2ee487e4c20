import { Effect } from "effect"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { mapDisk } from "../../../contracts/fixtures/memory/mapStorage"
import { someLocks } from "../../../tests/model/paymentLocks"
import { type TriedTrip, Tries } from "../../core/enroll/Tries"
import { aDay } from "../../core/trip/calendar"
import { browserStorage } from "./browserStorage"
import type { Disk } from "./disk"
import { dateOf, recall } from "./recall"
import { type Locks, TriesStorage } from "./TriesStorage"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00Z") }))

const tried: TriedTrip = {
  key: "k-1",
  trip: "1a2b",
  body: "f-1",
  plan: "SILVER",
  start: "2027-01-12",
  end: "2027-01-26",
  firstTriedAt: Date.UTC(2026, 11, 20, 12)
}
const later = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

const noDisk: Disk = {
  prepare: () => {},
  read: () => Effect.succeed(undefined),
  write: () => Effect.succeed(undefined)
}

/** The documents of one browser, with or without Web Locks and a disk. */
const aBrowser = (locksOf: (document: object) => Locks | undefined, disk?: Disk) => {
  const texts = new Map<string, string>()
  const onDisk = new Map<string, string>()
  return {
    texts,
    onDisk,
    open: () => {
      const self = {}
      const layer = TriesStorage(
        browserStorage(() => aLocalStorage(texts)),
        disk ?? mapDisk(onDisk),
        () => locksOf(self)
      )
      const { claim, digest, load, newKey, prepare, save } = Effect.runSync(Effect.provide(Tries, layer))
      return {
        prepare: () => Effect.runSync(prepare),
        claim: () => Effect.runPromise(claim),
        load: () => Effect.runSync(load),
        save: (...tries: ReadonlyArray<TriedTrip>) => Effect.runSync(save(tries)),
        digest: (key: string, text: string) => Effect.runPromise(digest(key, text)),
        newKey: () => Effect.runSync(newKey)
      }
    }
  }
}

const refused: Locks = { request: () => Promise.reject(new DOMException("Not here.", "SecurityError")) }

describe("a try", () => {
  test("is stored for the next document too, until it is removed", () => {
    const { onDisk, open, texts } = aBrowser(() => undefined)
    const next: TriedTrip = { ...tried, key: "k-2", known: ["42 777"], spent: true }
    expect(open().save(next, tried)).toBe(true)
    expect(JSON.parse(texts.get("intentoPago") ?? "")).toEqual({ v: 2, savedAt: Date.now(), data: [next, tried] })
    expect(onDisk.get("intentoPago")).toBe(texts.get("intentoPago"))
    later(40 * 24 * 60 * 60 * 1000)
    expect(open().load()).toEqual([next, tried])
    expect(open().save()).toBe(true)
    expect(texts.size).toBe(0)
  })

  test("survives a clock that was set back", () => {
    const { open } = aBrowser(() => undefined)
    open().save(tried)
    later(-2 * 24 * 60 * 60 * 1000)
    expect(open().load()).toEqual([tried])
  })

  test("is dated later than the one that it replaces, where the clock was set back between them", () => {
    const { onDisk, open, texts } = aBrowser(() => undefined)
    open().save(tried)
    const before = dateOf(texts.get("intentoPago"))
    later(-60 * 60 * 1000)
    open().save({ ...tried, key: "k-2" }, tried)
    expect(dateOf(onDisk.get("intentoPago"))).toBeGreaterThan(before)
    expect(onDisk.get("intentoPago")).toBe(texts.get("intentoPago"))
  })

  test("is dated later than a settled list, so that a kill after a clock was set back forgets neither", () => {
    const { onDisk, open, texts } = aBrowser(() => undefined)
    open().save(tried)
    const written = new Map(texts)
    open().save()
    later(-60 * 60 * 1000)
    open().save({ ...tried, key: "k-2" })
    recall(
      browserStorage(() => aLocalStorage(written)),
      Object.fromEntries(onDisk)
    )
    expect(written.get("intentoPago")).toBe(texts.get("intentoPago"))
  })

  test("of which localStorage knows nothing, full or emptied by hand, is known to a payment all the same", async () => {
    const { open, texts } = aBrowser(() => undefined)
    const { claim, load, save } = open()
    save(tried)
    texts.clear()
    await claim()
    expect(load()).toEqual([tried])
  })

  test("that does not get on the disk is not kept, although the next document finds it", () => {
    const { open } = aBrowser(() => undefined, noDisk)
    expect(open().save(tried)).toBe(false)
    expect(open().load()).toEqual([tried])
  })

  test.each([
    "{",
    '{"v":2,"savedAt":1797768000000,"data":[{"key":""}]}',
    '{"v":1,"savedAt":1797768000000,"data":{"key":"k","startedAt":{"toString":1,"valueOf":1}}}',
    '{"v":1,"savedAt":1797768000000,"data":{"key":"k","startedAt":1e99}}',
    '{"v":1,"savedAt":1797768000000,"data":{"key":"k","startedAt":1,"earlier":{"length":2}}}',
    '{"v":1,"savedAt":1797768000000,"data":null}',
    "null"
  ])("%s is none", (text) => {
    const { open, texts } = aBrowser(() => undefined)
    texts.set("intentoPago", text)
    expect(open().load()).toEqual([])
  })
})

// TR-12
test("a record of version 1 is of trips without a name, each for the day that it was kept", () => {
  const { open, texts } = aBrowser(() => undefined)
  const earlier = { key: "k-0", fingerprint: "f-0", startedAt: tried.firstTriedAt - aDay, spent: true }
  const data = { key: "k-1", fingerprint: "f-1", startedAt: tried.firstTriedAt, known: ["42 777"], earlier: [earlier] }
  texts.set("intentoPago", JSON.stringify({ v: 1, savedAt: 7, data }))
  const unnamed = { ...tried, trip: "", body: "", plan: "", end: "" }
  expect(open().load()).toEqual([
    { ...unnamed, start: "2026-12-21" },
    { ...unnamed, key: "k-0", start: "2026-12-20", firstTriedAt: earlier.startedAt }
  ])
  expect(JSON.parse(texts.get("intentoPago") ?? "")).toMatchObject({ v: 2, savedAt: 7 })
})

test.each([
  ["outside a secure context", undefined],
  ["where Web Locks are refused", refused]
])("%s a document can pay", async (_, locks) => {
  expect(
    await aBrowser(() => locks)
      .open()
      .claim()
  ).toBeDefined()
})

test("a tab does not wait for another, as it would pay after it", () => {
  const request = vi.fn(async () => undefined)
  const { claim } = aBrowser(() => ({ request })).open()
  void claim()
  expect(request).toHaveBeenCalledWith("pago", { ifAvailable: true }, expect.any(Function))
})

test("the disk is made ready for the record of a payment to come", () => {
  const prepare = vi.fn()
  aBrowser(() => refused, { ...noDisk, prepare })
    .open()
    .prepare()
  expect(prepare).toHaveBeenCalledWith("intentoPago")
})

test("two tabs pay one after the other", async () => {
  const { open } = aBrowser(someLocks().of)
  const [here, there] = [open(), open()]
  const release = await here.claim()
  expect(await there.claim()).toBeUndefined()
  release?.()
  await Promise.resolve()
  expect(await there.claim()).toBeDefined()
  expect(await here.claim()).toBeUndefined()
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
  })
})

test("a key is a UUID, new each time, with or without a secure context", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { newKey } = aBrowser(() => undefined).open()
  const keys = Array.from({ length: 50 }, newKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
