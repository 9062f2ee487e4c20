import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { allOn } from "../../core/switches/switches"
import { SwitchesFetch } from "./SwitchesFetch"

const listeners = new Map<string, () => void>()
const tab = {
  visibilityState: "visible",
  addEventListener: (event: string, heard: () => void) => void listeners.set(event, heard)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("document", tab)
  vi.stubGlobal("location", { origin: "http://uno.test" })
})
afterEach(() => {
  tab.visibilityState = "visible"
})

const over = (answer: () => Promise<Response>) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal("fetch", fetched)
  return { fetched, api: SwitchesFetch("UNO") }
}

// OU-21
test("the row of the channel's own code counts", async () => {
  const { api, fetched } = over(async () => Response.json({ UNO: { venta: false }, DOS: { cupones: false } }))
  expect(await api.current()).toEqual({ ...allOn, sale: false })
  expect(String(Object(fetched.mock.calls)[0][0])).toBe("http://uno.test/config/estado.json")
})

test.each([
  ["lost", async () => new Response("", { status: 404 })],
  ["broken", async () => new Response("{")],
  ["a page", async () => new Response("<!doctype html>")],
  ["over 1 kB", async () => Response.json({ UNO: { venta: false }, more: "a".repeat(1024) })],
  ["unreachable", () => Promise.reject(new TypeError("no network"))]
])("a file that is %s switches nothing off", async (_, answer) =>
  expect(await over(answer).api.current()).toEqual(allOn)
)

test("a file that does not come switches nothing off after 2 s", async () => {
  const found = over(() => new Promise(() => {})).api.current()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await found).toEqual(allOn)
})

test("a page that is seen asks twice a minute for all who follow; a hidden one asks when seen again", async () => {
  const { api, fetched } = over(async () => Response.json({ UNO: { cupones: false } }))
  const [one, other] = [vi.fn(), vi.fn()]
  api.follow(one)
  await vi.advanceTimersByTimeAsync(0)
  expect(one).toHaveBeenLastCalledWith({ ...allOn, coupons: false })
  api.follow(other)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([fetched.mock.calls.length, one.mock.calls.length, other.mock.calls.length]).toEqual([3, 3, 2])
  tab.visibilityState = "hidden"
  await vi.advanceTimersByTimeAsync(120_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  tab.visibilityState = "visible"
  listeners.get("visibilitychange")?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetched).toHaveBeenCalledTimes(4)
})
