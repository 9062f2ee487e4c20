import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aChannel } from "../contracts/fixtures/channel"
import { aFullStorage, aLocalStorage, blockedStorage } from "../contracts/fixtures/localStorage"
import { loadScript } from "./adapters/dom/loadScript"
import { onNavigation } from "./adapters/dom/onNavigation"
import { oneTrust } from "./adapters/oneTrust/oneTrust"
import { trackers } from "./channels/trackers"
import type { Channel } from "./core/channel/channel"
import { makeChoice } from "./core/consent/choice"
import { type ConsentState, denied } from "./core/consent/consent"
import { startConsent } from "./tracking"

vi.mock("./adapters/dom/loadScript", () => ({ loadScript: vi.fn() }))
vi.mock("./adapters/dom/onNavigation", () => ({ onNavigation: vi.fn() }))
vi.mock("./adapters/oneTrust/oneTrust", () => ({ oneTrust: vi.fn() }))

const host = "marca.example.com"
const tracking = { hosts: [host], tagManagerId: "GTM-X", recordingId: "rec1" }
const tracked: Channel = { ...aChannel, tracking }
const tagManager = trackers.tagManager.script("GTM-X")
const recorder = trackers.recorder.script("rec1")
const only = (group: keyof ConsentState): ConsentState => ({ ...denied, [group]: true })

const reload = vi.fn()
const choice = { current: makeChoice() }

beforeEach(() => {
  vi.clearAllMocks()
  choice.current = makeChoice()
  vi.mocked(loadScript).mockResolvedValue()
  vi.mocked(oneTrust).mockImplementation(async () => ({
    ...choice.current,
    preferences: { are: "theirs", open: () => {} }
  }))
  vi.stubGlobal("window", {})
  vi.stubGlobal("localStorage", aLocalStorage())
})
afterEach(() => void vi.unstubAllGlobals())

/** A document of a channel at an address, and what `/one_trust` answers. */
const visit = (
  channel: Channel,
  { hostname = host, pathname = "/", entered = "", answer = '{"domainId":"d-1"}', status = 200 } = {}
) => {
  const fetched = vi.fn(async () => new Response(answer, { status }))
  vi.stubGlobal("fetch", fetched)
  vi.stubGlobal("location", { hostname, pathname, origin: `http://${hostname}`, reload })
  return startConsent(channel, entered || pathname).then((consent) => ({ consent, fetched }))
}

const loaded = () => vi.mocked(loadScript).mock.calls.map(([src]) => src)

test("before the choice nothing runs; what is granted runs once, and only that", async () => {
  await visit(tracked)
  expect(loaded()).toEqual([])
  choice.current.change(only("recording"))
  expect(loaded()).toEqual([recorder])
  choice.current.change({ measurement: true, recording: true })
  expect(loaded()).toEqual([recorder, tagManager])
  expect(reload).not.toHaveBeenCalled()
})

test("what was granted on an earlier visit runs at once", async () => {
  choice.current = makeChoice(only("measurement"))
  await visit(tracked)
  expect(loaded()).toEqual([tagManager])
  expect(window.dataLayer).toHaveLength(3)
})

test("taking back what runs begins a new document; taking back what does not run does not", async () => {
  await visit({ ...aChannel, tracking: { hosts: [host], tagManagerId: "GTM-X" } })
  choice.current.change(only("recording"))
  choice.current.change(denied)
  expect([loaded(), reload.mock.calls.length]).toEqual([[], 0])
  choice.current.change(only("measurement"))
  choice.current.change(only("recording"))
  expect([loaded(), reload.mock.calls.length]).toEqual([[tagManager], 1])
})

test.each([
  ["blocks site data", blockedStorage],
  ["has no room left", () => aFullStorage()]
])("where the browser %s nothing optional runs, and the document goes on through the purchase", async (_, storage) => {
  vi.unstubAllGlobals()
  vi.stubGlobal("window", {})
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage")
  Object.defineProperty(globalThis, "localStorage", { get: storage, configurable: true })
  choice.current = makeChoice({ measurement: true, recording: true })
  const { consent, fetched } = await visit(tracked)
  expect([consent.preferences.are, loaded(), fetched.mock.calls]).toEqual(["ours", [], []])
  expect(onNavigation).not.toHaveBeenCalled()
  if (own) Object.defineProperty(globalThis, "localStorage", own)
  else Reflect.deleteProperty(globalThis, "localStorage")
})

test("trackers that are lost on the way are no error", async () => {
  vi.mocked(loadScript).mockRejectedValue(new Error("blocked"))
  await visit(tracked)
  choice.current.change({ measurement: true, recording: true })
  await new Promise((resolve) => setTimeout(resolve))
})

test.each([
  ["a channel without trackers", aChannel, {}],
  ["a development host", tracked, { hostname: "marca.localhost" }],
  ["this machine", tracked, { hostname: "localhost" }],
  ["a host that only looks like it", tracked, { hostname: `${host}.evil.example` }],
  ["a payment document", tracked, { pathname: "/cotizarcompletarpago" }],
  ["an account document", tracked, { pathname: "/TusDatos/" }]
] as const)("on %s nobody is asked, nothing is fetched, the portal keeps the choice", async (_name, channel, where) => {
  const { consent, fetched } = await visit(channel, where)
  expect(fetched).not.toHaveBeenCalled()
  expect(oneTrust).not.toHaveBeenCalled()
  expect(consent.preferences.are).toBe("ours")
  if (consent.preferences.are === "ours") consent.preferences.choose({ measurement: true, recording: true })
  expect(loaded()).toEqual([])
})

test("a document that was led elsewhere at once keeps to its own policy, and a new one begins", async () => {
  const { fetched } = await visit(tracked, { entered: "/tusdatos", pathname: "/" })
  expect([fetched.mock.calls, reload.mock.calls.length]).toEqual([[], 1])
})

test.each([
  ["fails", { status: 500 }],
  ["has no domain", { answer: '{"domainId":""}' }],
  ["is a page of maintenance", { answer: "<html></html>" }]
])("when /one_trust %s there is no banner and nothing optional (CO-04)", async (_name, answer) => {
  const { consent } = await visit(tracked, answer)
  expect(oneTrust).not.toHaveBeenCalled()
  expect(consent.preferences.are).toBe("ours")
})

test("when OneTrust does not come, consent stays denied", async () => {
  vi.mocked(oneTrust).mockRejectedValue(new Error("blocked"))
  const { consent } = await visit(tracked)
  expect([consent.preferences.are, consent.state()]).toEqual(["ours", denied])
})

test.each([
  ["/", "/tusdatos", 1],
  ["/tusdatos", "/", 1],
  ["/", "/cotizar", 0],
  ["/tusdatos", "/tuscompras", 0]
])("going from %s to %s within the document begins %i new ones", async (pathname, to, times) => {
  await visit(tracked, { pathname })
  vi.mocked(onNavigation).mock.calls[0]?.[0](to)
  expect(reload).toHaveBeenCalledTimes(times)
})
