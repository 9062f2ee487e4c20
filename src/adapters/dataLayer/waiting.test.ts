import { beforeEach, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import type { AnalyticsEvent } from "../../core/analytics/analytics"
import { browserStorage } from "../storage/browserStorage"
import { entriesOf, track } from "./dataLayer"
import { waitingEvents } from "./waiting"

const key = "eventosPendientes"
const start = Date.parse("2026-11-20T12:00:00Z")
const hour = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date"] })
  vi.stubGlobal("window", {})
  vi.stubGlobal("navigator", {})
})

const waitingOver = (texts: Map<string, string>) => waitingEvents(browserStorage(() => aLocalStorage(texts)))
const toldOver = async (texts: Map<string, string>) => {
  vi.stubGlobal("window", {})
  await waitingOver(texts).tell()
  return (window.dataLayer ?? []).slice(1)
}

const items = [{ id: "3", name: "SILVER" }]
const sale = { currency: "ARS", value: 68431.2, items } as const
const way: ReadonlyArray<AnalyticsEvent> = [
  { name: "sign_up" },
  { name: "add_payment_info", ...sale },
  { name: "purchase", order: "10045", ...sale }
]

test("each is sent once and unchanged, from any document", async () => {
  const texts = new Map<string, string>()
  for (const event of way) waitingOver(texts).keep(entriesOf(event))
  expect(await toldOver(texts)).toEqual(way.flatMap(entriesOf))
  expect(texts.size).toBe(0)
  expect(await toldOver(texts)).toEqual([])
})

test("clicks are not stored", async () => {
  const texts = new Map<string, string>()
  waitingOver(texts).keep(entriesOf({ name: "select_content", item: "ver detalles" }))
  expect(texts.size).toBe(0)
})

test("each one expires after a day of its own", async () => {
  const texts = new Map<string, string>()
  waitingOver(texts).keep([{ event: "sign_up" }])
  vi.setSystemTime(start + 23 * hour)
  waitingOver(texts).keep([{ event: "login" }])
  expect(JSON.parse(texts.get(key) ?? "")).toMatchObject({ v: 1, savedAt: start + 23 * hour })
  vi.setSystemTime(start + 25 * hour)
  expect(await toldOver(texts)).toEqual([{ event: "login" }])
})

test("stored events are filtered twice: when stored and when sent (AN-05)", async () => {
  const texts = new Map<string, string>()
  const personal = {
    event: "purchase",
    email: "ana@example.com",
    ecommerce: {
      currency: "ARS",
      value: 1,
      transaction_id: "ana@example.com",
      email: "ana@example.com",
      items: [{ item_id: "28.456.712", item_name: "SILVER", holder: "Ana" }]
    }
  }
  const allowed = { event: "purchase", ecommerce: { currency: "ARS", value: 1, items: [{ item_name: "SILVER" }] } }
  waitingOver(texts).keep([personal])
  expect(texts.get(key)).not.toMatch(/ana|28/i)
  texts.set(key, JSON.stringify({ v: 1, savedAt: start, data: [{ at: start, entry: personal }] }))
  expect(await toldOver(texts)).toEqual([{ ecommerce: null }, allowed])
})

test.each([
  "{",
  "null",
  '{"v":2,"savedAt":1,"data":[]}',
  '{"v":1,"data":{"length":3}}',
  '{"v":1,"data":[null,{},{"at":"hoy","entry":{"event":"login"}},{"at":1,"entry":{"event":"login"}}]}',
  `{"v":1,"data":[{"at":${start},"entry":{"event":"gtm.js"}},{"at":${start},"entry":{"event":["login"]}}]}`
])("an unreadable entry is not sent: %s", async (text) => {
  const texts = new Map([[key, text]])
  expect(await toldOver(texts)).toEqual([])
  expect(texts.size).toBe(0)
})

test("a layer that throws costs no event: it waits for the next document (AN-03)", async () => {
  const refuse = () => {
    throw new Error("a tag's override")
  }
  const texts = new Map<string, string>()
  Reflect.set(window, "dataLayer", Object.assign([], { push: refuse }))
  const waiting = waitingOver(texts)
  waiting.follow()
  track({ name: "login" })
  expect(JSON.parse(texts.get(key) ?? "")).toMatchObject({ data: [{ entry: { event: "login" } }] })
  await waiting.tell()
})

test.each([{ push: undefined }, 7])("a layer that is no list is not followed, and stops nothing: %j", (layer) => {
  Reflect.set(window, "dataLayer", layer)
  expect(() => waitingOver(new Map()).follow()).not.toThrow()
})

test("two tabs at once send each event once", async () => {
  const texts = new Map<string, string>()
  let turn: Promise<unknown> = Promise.resolve()
  const request = vi.fn((_name: string, act: () => void) => {
    turn = turn.then(act)
    return turn
  })
  vi.stubGlobal("navigator", { locks: { request } })
  waitingOver(texts).keep([{ event: "login" }])
  await turn
  await Promise.all([waitingOver(texts).tell(), waitingOver(texts).tell()])
  expect(window.dataLayer?.slice(1)).toEqual([{ event: "login" }])
  expect(request.mock.calls.map(([name]) => name)).toEqual([key, key, key])
})

test("without locks, stored events are still sent", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) } })
  const texts = new Map<string, string>()
  const waiting = waitingOver(texts)
  waiting.keep([{ event: "login" }])
  await vi.waitFor(() => expect(texts.size).toBe(1))
  await waiting.drop()
  expect(texts.size).toBe(0)
})
