import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aCardOfTrip as trip } from "../../contracts/fixtures/receipt"
import { offlineCard } from "./offline"

const today = "2026-11-20"

/** What the portal's server says of its own day. */
const asked = vi.fn(async () => new Response(null, { headers: { date: new Date(`${today}T15:00:00Z`).toUTCString() } }))

/** A browser whose worker ends its installation in this state. */
const aBrowser = (state: "activated" | "redundant") => {
  const worker = Object.assign(new EventTarget(), { state })
  const unregister = vi.fn(async () => true)
  const register = vi.fn(async () => ({ installing: worker, waiting: null, active: null }))
  const kept = new Map<string, string>()
  const cache = {
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
    match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined)
  }
  const forget = vi.fn(async () => true)
  vi.stubGlobal("fetch", asked)
  vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration: async () => ({ unregister }) } })
  vi.stubGlobal("caches", { open: async () => cache, delete: forget })
  return { register, unregister, forget, kept }
}

beforeEach(() => {
  localStorage.clear()
  asked.mockClear()
  vi.useFakeTimers({ now: Date.parse(`${today}T15:00:00Z`), toFake: ["Date"] })
})
afterEach(() => void vi.useRealTimers())

// OU-18
test("a browser without service workers, as in many apps on an iPhone, opens no page without a connection", async () => {
  vi.stubGlobal("navigator", {})
  const { openEverywhere, possible } = await offlineCard()
  expect(possible).toBe(false)
  expect(await openEverywhere(trip)).toBe(false)
})

// OU-07
test("the page of assistance gets its worker once, when the browser is idle", async () => {
  const { register } = aBrowser("activated")
  const { prepare } = await offlineCard()
  prepare()
  prepare()
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
  const options = { scope: "/solicitarasistencia", updateViaCache: "none" }
  expect(register).toHaveBeenCalledExactlyOnceWith("/asistencia.js", options)
})

test("a kept card gets the worker of the whole site, until the last claim of the latest trip (OU-offline-card)", async () => {
  const { kept, register } = aBrowser("activated")
  const { openEverywhere } = await offlineCard()
  expect(await openEverywhere(trip)).toBe(true)
  expect(register).toHaveBeenCalledExactlyOnceWith("/asistencia.js", { scope: "/", updateViaCache: "none" })
  expect(await openEverywhere({ ...trip, end: "2026-12-01" })).toBe(true)
  expect([...kept]).toEqual([["/hasta", "2027-02-25"]])
})

test("a browser that has no room for it keeps nothing (OU-offline-card)", async () => {
  const { forget, unregister } = aBrowser("redundant")
  const { openEverywhere } = await offlineCard()
  expect(await openEverywhere(trip)).toBe(false)
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledTimes(1))
  expect(forget).toHaveBeenCalledExactlyOnceWith("tarjeta")
})

test("with the last kept card goes the worker; one that is left keeps it (OU-offline-card)", async () => {
  const { unregister } = aBrowser("activated")
  const { drop, keep, read } = await offlineCard()
  const other = { ...trip, order: { idSalesOrder: "9002", reserveId: "2" } }
  keep(trip)
  keep(other)
  drop(other)
  await vi.waitFor(() => expect(read(today)?.kept).toBe(true))
  expect(unregister).not.toHaveBeenCalled()
  drop(trip)
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled())
})

const kept = () => localStorage.getItem("tarjetaAsistencia")
const ofServer = (day: string) => new Response(null, { headers: { date: new Date(`${day}T15:00:00Z`).toUTCString() } })

/** A later visit to a browser that keeps the card. */
const visitOn = async (day: string) => {
  vi.setSystemTime(Date.parse(`${day}T15:00:00Z`))
  return offlineCard()
}

test.each([
  ["is another", async () => ofServer(today)],
  ["is not told", async () => new Response(null)],
  ["cannot be had", async () => Promise.reject(new TypeError("Failed to fetch"))]
])("a clock that is far ahead loses no card while the server's day %s (OU-offline-card)", async (_name, answer) => {
  const { unregister } = aBrowser("activated")
  ;(await offlineCard()).keep(trip)
  expect(asked).not.toHaveBeenCalled()
  asked.mockImplementationOnce(answer)
  expect((await visitOn("2036-01-01")).read("2036-01-01")).toBeUndefined()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await asked.mock.results[0]?.value.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
  expect((await visitOn(today)).read(today)).toMatchObject({ trip, kept: true })
  expect(unregister).not.toHaveBeenCalled()
})

test("a card goes, and its worker, once its last day is over on both calendars (OU-offline-card)", async () => {
  const { unregister } = aBrowser("activated")
  ;(await offlineCard()).keep(trip)
  asked.mockImplementation(async () => ofServer("2027-02-26"))
  await visitOn("2027-02-25")
  expect(asked).not.toHaveBeenCalled()
  await visitOn("2027-02-26")
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled())
  expect(kept()).toBeNull()
})
