import { expect, test } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { deviceMemory } from "../../../contracts/fixtures/memory/ports"
import { threePlans } from "../../../contracts/fixtures/plans"
import type { Kept } from "../../core/device/kept"
import type { SessionNews } from "../../core/session/session"
import { makeErasing } from "./erasing"

const search: Kept = { key: "busquedaCotizar", age: 1 }
const payment: Kept = { key: "intentoPago", age: 1 }

/** A page that lists what the browser stores, and its news to other tabs. */
const aPage = (kept?: Parameters<typeof deviceMemory>[0]) => {
  const announced: Array<SessionNews> = []
  const device = kept && deviceMemory(kept)
  const world = { device: async () => device ?? Promise.reject(new Error("the chunk is gone")) }
  const { journey } = aJourney({ plans: threePlans, visit: { announced }, world })
  return { journey, announced, ...makeErasing(journey) }
}

test("a look lists what the browser stores", async () => {
  const { here, list } = aPage([search])
  expect(here.value).toEqual({ is: "waiting" })
  await list()
  expect(here.value).toEqual({ is: "known", kept: [search] })
})

test.each([
  ["the browser stores nothing", "blocked"],
  ["the code did not load", undefined]
] as const)("where %s there is nothing to erase", async (_, kept) => {
  const { eraseAll, gone, here } = aPage(kept)
  await eraseAll()
  expect([here.value, gone.value]).toEqual([{ is: "blocked" }, []])
})

test("it erases everything at once, and tells every other tab first", async () => {
  const { eraseAll, gone, here, announced } = aPage([search, { key: "canal", age: 1 }])
  await eraseAll()
  expect(announced).toEqual(["erased"])
  expect(gone.value).toEqual(["busquedaCotizar", "canal"])
  expect(here.value).toEqual({ is: "known", kept: [] })
})

test("a payment of unknown result needs a confirmation first", async () => {
  const { asking, eraseAll, eraseButPayment, eraseWithPayment, gone, here, stay, announced } = aPage([search, payment])
  await eraseAll()
  expect([asking.value, gone.value, announced]).toEqual([true, [], []])
  stay()
  expect(asking.value).toBe(false)
  await eraseAll()
  await eraseButPayment()
  expect([asking.value, gone.value]).toEqual([false, ["busquedaCotizar"]])
  expect(here.value).toEqual({ is: "known", kept: [payment] })
  await eraseAll()
  await eraseWithPayment()
  expect([gone.value, here.value]).toEqual([["intentoPago"], { is: "known", kept: [] }])
})
