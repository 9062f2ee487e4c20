import { beforeEach, expect, test, vi } from "vitest"
import { memoryPorts } from "../../../contracts/fixtures/memory/ports"
import { makeDiscountOffer } from "./discountOffer"

beforeEach(() => void vi.useFakeTimers())

// DB-01
test("it is offered once a session", async () => {
  const session = memoryPorts().seenDiscount
  const first = makeDiscountOffer(session)
  await first.offer()
  expect(first.open.value).toBe(true)
  first.close()
  expect(first.open.value).toBe(false)
  await first.offer()
  const second = makeDiscountOffer(session)
  await second.offer()
  expect([first.open.value, second.open.value]).toEqual([false, false])
})

test("without storage it is still offered", async () => {
  const lost = makeDiscountOffer(() => Promise.reject(new Error("the chunk is gone")))
  await lost.offer()
  expect(lost.open.value).toBe(true)
})

test("the page confirms the copied code for 20 seconds; another copy restarts them, closing ends them", () => {
  const offer = makeDiscountOffer(memoryPorts().seenDiscount)
  offer.take("selected")
  vi.advanceTimersByTime(15_000)
  offer.take("copied")
  vi.advanceTimersByTime(19_900)
  expect(offer.taken.value).toEqual({ how: "copied" })
  vi.advanceTimersByTime(200)
  expect(offer.taken.value).toBeUndefined()
  offer.take("copied")
  offer.close()
  expect(offer.taken.value).toBeUndefined()
})
