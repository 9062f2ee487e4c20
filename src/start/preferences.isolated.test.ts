import { beforeEach, describe, expect, test, vi } from "vitest"
import { aChannel } from "../../contracts/fixtures/channel"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../contracts/fixtures/localStorage"
import { switchesMemory } from "../../contracts/fixtures/memory/ports"
import { loadScript } from "../adapters/dom/loadScript"
import { onNavigation } from "../adapters/dom/onNavigation"
import { oneTrust } from "../adapters/oneTrust/oneTrust"
import { trackers } from "../channels/trackers"
import type { Channel } from "../core/channel/channel"
import { type ConsentState, denied, makeChoice } from "../core/consent/consent"
import { allOn } from "../core/switches/switches"
import { startConsent } from "./preferences"

vi.mock("../adapters/dom/loadScript", () => ({ loadScript: vi.fn() }))
vi.mock("../adapters/dom/onNavigation", () => ({ onNavigation: vi.fn() }))
vi.mock("../adapters/dom/unsaved", () => ({ watchUnsaved: () => unsaved }))
vi.mock("../adapters/oneTrust/oneTrust", () => ({ oneTrust: vi.fn() }))

const host = "marca.example.com"
const tracking = { hosts: [host], tagManagerId: "GTM-X", recordingId: "rec1" }
const tracked: Channel = { ...aChannel, tracking }
const tagManager = trackers.tagManager.script("GTM-X")
const recorder = trackers.recorder.script("rec1")
const only = (group: keyof ConsentState): ConsentState => ({ ...denied, [group]: true })

const reload = vi.fn()
const unsaved = { isThere: vi.fn(() => false), turned: vi.fn() }
const cookies = { refusing: "OptanonConsent=groups=C0001%3A1%2CC0002%3A0%2CC0003%3A0", granting: "" }
const operator = { current: switchesMemory() }
const choice = { current: makeChoice() }

beforeEach(() => {
  vi.clearAllMocks()
  choice.current = makeChoice()
  operator.current = switchesMemory()
  vi.mocked(loadScript).mockResolvedValue()
  vi.mocked(oneTrust).mockImplementation(async () => ({
    ...choice.current,
    preferences: { are: "theirs", open: () => {} }
  }))
  unsaved.isThere.mockReturnValue(false)
  vi.stubGlobal("window", {})
  vi.stubGlobal("document", { cookie: cookies.granting })
  vi.stubGlobal("localStorage", aLocalStorage())
})

/** A document of a channel at an address, and what `/one_trust` answers. */
const visit = (
  channel: Channel,
  { hostname = host, pathname = "/", entered = "", answer = '{"domainId":"d-1"}', status = 200 } = {}
) => {
  const fetched = vi.fn(async () => new Response(answer, { status }))
  vi.stubGlobal("fetch", fetched)
  vi.stubGlobal("location", { hostname, pathname, origin: `http://${hostname}`, reload })
  return startConsent(channel, entered || pathname, async () => operator.current).then((consent) => ({
    consent,
    fetched
  }))
}

const loaded = () => vi.mocked(loadScript).mock.calls.map(([src]) => src)

test("before the choice nothing runs; a granted tracker runs once, and no other does", async () => {
  await visit(tracked)
  expect(loaded()).toEqual([])
  choice.current.change(only("recording"))
  expect(loaded()).toEqual([recorder])
  choice.current.change({ measurement: true, recording: true })
  expect(loaded()).toEqual([recorder, tagManager])
  expect(reload).not.toHaveBeenCalled()
})

// OU-21
test("where the operator switches trackers off, none is asked for, and running ones end", async () => {
  choice.current = makeChoice({ measurement: true, recording: true })
  operator.current = switchesMemory({ trackers: false })
  await visit(tracked)
  expect([loaded(), vi.mocked(oneTrust).mock.calls]).toEqual([[], []])

  const hear = vi.fn()
  operator.current = { ...switchesMemory(), follow: hear }
  await visit(tracked)
  expect(loaded()).toEqual([tagManager, recorder])
  hear.mock.lastCall?.[0]({ ...allOn, coupons: false })
  expect(reload).not.toHaveBeenCalled()
  hear.mock.lastCall?.[0]({ ...allOn, trackers: false })
  expect(reload).toHaveBeenCalledOnce()
})

test("a tracker granted on an earlier visit runs at once", async () => {
  choice.current = makeChoice(only("measurement"))
  await visit(tracked)
  expect(loaded()).toEqual([tagManager])
  expect(window.dataLayer).toHaveLength(3)
})

test("withdrawing a running tracker begins a new document; withdrawing another one does not", async () => {
  await visit({ ...aChannel, tracking: { hosts: [host], tagManagerId: "GTM-X" } })
  choice.current.change(only("recording"))
  choice.current.change(denied)
  expect([loaded(), reload.mock.calls.length]).toEqual([[], 0])
  choice.current.change(only("measurement"))
  choice.current.change(only("recording"))
  expect([loaded(), reload.mock.calls.length]).toEqual([[tagManager], 1])
})

test("where a new document would lose typed text, a withdrawn tracker stops, and ends with the page", async () => {
  choice.current = makeChoice({ measurement: true, recording: true })
  unsaved.isThere.mockReturnValue(true)
  const clarity = vi.fn()
  vi.stubGlobal("window", { clarity })
  await visit(tracked, { pathname: "/contacto" })
  const heard = window.dataLayer
  choice.current.change(denied)
  choice.current.change(only("recording"))
  expect(reload).not.toHaveBeenCalled()
  expect(heard?.at(-1)).toMatchObject({ 1: "update", 2: { analytics_storage: "denied" } })
  expect(window.dataLayer).toBeUndefined()
  expect(clarity.mock.calls.at(-1)).toEqual(["stop"])
  expect(loaded()).toEqual([tagManager, recorder])
  const go = vi.mocked(onNavigation).mock.calls[0]?.[0]
  go?.("/contacto")
  expect(reload).not.toHaveBeenCalled()
  go?.("/faqs")
  expect(reload).toHaveBeenCalledTimes(1)
})

test("a choice found on the next page ends the document there: the last page held text", async () => {
  choice.current = makeChoice(only("measurement"))
  await visit(tracked)
  unsaved.isThere.mockReturnValue(true)
  vi.mocked(onNavigation).mock.calls[0]?.[0]("/faqs")
  choice.current.change(denied)
  expect(reload).toHaveBeenCalledTimes(1)
})

describe("events in a document without a tag manager", () => {
  const waiting = "eventosPendientes"
  const purchase = {
    event: "purchase",
    ecommerce: { currency: "ARS", value: 1, transaction_id: "10045", items: [{ item_id: "3", item_name: "SILVER" }] }
  }
  const told = () => (window.dataLayer ?? []).filter((entry) => Object.hasOwn(Object(entry), "event"))
  const names = () => told().map((entry) => Object(entry).event)
  const nextDocument = () => vi.stubGlobal("window", {})

  test("wait in a guarded document, and reach the next tag manager once, in their order", async () => {
    window.dataLayer = [{ event: "add_payment_info" }]
    await visit(tracked, { pathname: "/cotizarcompletarpago" })
    window.dataLayer.push({ ecommerce: null }, purchase, { event: "select_content", item_id: "ver" })
    expect(names()).toEqual(["add_payment_info", "purchase", "select_content"])
    for (const expected of [["gtm.js", "add_payment_info", "purchase"], ["gtm.js"]]) {
      nextDocument()
      choice.current = makeChoice(only("measurement"))
      await visit(tracked)
      expect(names()).toEqual(expected)
      if (expected.length > 1) expect(window.dataLayer?.slice(-2)).toEqual([{ ecommerce: null }, purchase])
    }
  })

  test("follow a visitor who enters a guarded document before any tag manager ran", async () => {
    window.dataLayer = [{ event: "sign_up" }]
    await visit(tracked, { entered: "/redirect", pathname: "/datospersonales" })
    expect([loaded(), reload.mock.calls.length]).toEqual([[], 1])
    nextDocument()
    await visit(tracked, { pathname: "/" })
    choice.current.change(only("measurement"))
    expect(names()).toEqual(["gtm.js", "sign_up"])
    vi.mocked(onNavigation).mock.calls.at(-1)?.[0]("/tusdatos")
    expect(localStorage.getItem(waiting)).toBeNull()
  })

  test("are dropped after a refusal, stored before a choice, and never stored after a refusal", async () => {
    window.dataLayer = [purchase]
    await visit(tracked, { pathname: "/cotizarpagoexitoso" })
    nextDocument()
    await visit(tracked)
    expect(localStorage.getItem(waiting)).toContain("10045")
    Reflect.set(document, "cookie", cookies.refusing)
    choice.current.change(only("recording"))
    expect(localStorage.getItem(waiting)).toBeNull()
    nextDocument()
    window.dataLayer = [purchase]
    await visit(tracked, { pathname: "/cotizarpagoexitoso" })
    expect(localStorage.getItem(waiting)).toBeNull()
  })

  test("are not stored on any other host", async () => {
    window.dataLayer = [purchase]
    await visit(tracked, { pathname: "/cotizarpagoexitoso", hostname: "marca.localhost" })
    await visit(aChannel, { pathname: "/cotizarpagoexitoso" })
    expect(localStorage.getItem(waiting)).toBeNull()
  })
})

test.each([
  ["blocks site data", blockedStorage],
  ["has no room left", () => aFullStorage()]
])("where the browser %s nothing optional runs, and the document lasts through the purchase", async (_, storage) => {
  vi.unstubAllGlobals()
  vi.stubGlobal("window", {})
  vi.stubGlobal("document", { cookie: "" })
  const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage")
  Object.defineProperty(globalThis, "localStorage", { get: storage, configurable: true })
  choice.current = makeChoice({ measurement: true, recording: true })
  const { consent, fetched } = await visit(tracked)
  expect([consent.preferences.are, loaded(), fetched.mock.calls]).toEqual(["ours", [], []])
  expect(onNavigation).not.toHaveBeenCalled()
  if (own) Object.defineProperty(globalThis, "localStorage", own)
  else Reflect.deleteProperty(globalThis, "localStorage")
})

test("lost trackers cause no error", async () => {
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
] as const)(
  "on %s the portal asks nothing, fetches nothing and stores the choice itself",
  async (_name, channel, where) => {
    const { consent, fetched } = await visit(channel, where)
    expect(fetched).not.toHaveBeenCalled()
    expect(oneTrust).not.toHaveBeenCalled()
    expect(consent.preferences.are).toBe("ours")
    if (consent.preferences.are === "ours") consent.preferences.choose({ measurement: true, recording: true }, "")
    expect(loaded()).toEqual([])
  }
)

test("a document that redirects at once follows its own policy, and a new one begins", async () => {
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
