import { beforeEach, expect, test, vi } from "vitest"
import { blockedStorage } from "../../../contracts/fixtures/localStorage"
import { memoryPorts } from "../../../contracts/fixtures/memory/ports"
import { markOf } from "../../adapters/storage/markOf"
import { makeDiscountOffer } from "./discountOffer"

beforeEach(() => void vi.useFakeTimers())

// DB-01
test("it is offered once a session", () => {
  const session = memoryPorts().seenDiscount
  const first = makeDiscountOffer(session)
  first.offer()
  expect(first.open.value).toBe(true)
  first.close()
  expect(first.open.value).toBe(false)
  first.offer()
  const second = makeDiscountOffer(session)
  second.offer()
  expect([first.open.value, second.open.value]).toEqual([false, false])
})

test("without storage it is still offered", () => {
  const { offer, open } = makeDiscountOffer(markOf("descuentoVisto", blockedStorage))
  offer()
  expect(open.value).toBe(true)
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
