import { Clock, Effect } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { aCancellation } from "../../../contracts/fixtures/notifications"
import { NotificationsApiMemory, type NotificationsApiMemoryOptions } from "../../adapters/memory/provider"
import { cancelPurchase, RequestLost, referenceLength, referenceOf } from "./requests"

const cancelled = (options: NotificationsApiMemoryOptions, reference?: string) =>
  cancelPurchase({ cancellation: aCancellation(), reference }).pipe(Effect.provide(NotificationsApiMemory(options)))

test("a cancellation is sent once, with its reference and the time of the answer", async () => {
  const asked: Array<object> = []
  const before = Effect.runSync(Clock.currentTimeMillis)
  const receipt = await Effect.runPromise(cancelled({ asked }))
  expect(receipt.reference).toMatch(/^ARR-[2-9B-Z]{4}-[2-9B-Z]{4}$/)
  expect(receipt.cancellation).toEqual(aCancellation())
  expect(receipt.sentAt).toBeGreaterThanOrEqual(before)
  expect(asked).toEqual([{ ...aCancellation(), reference: receipt.reference }])
})

test("a failure returns the reference, and the retry uses it again", async () => {
  const asked: Array<object> = []
  const lost = await Effect.runPromise(Effect.flip(cancelled({ lost: true, asked })))
  expect(lost).toBeInstanceOf(RequestLost)
  const receipt = await Effect.runPromise(cancelled({ asked }, "ARR-2222-3333"))
  expect(receipt.reference).toBe("ARR-2222-3333")
  expect(asked).toEqual([
    { ...aCancellation(), reference: lost.reference },
    { ...aCancellation(), reference: "ARR-2222-3333" }
  ])
})

test("a reference starts with its kind and has two groups of four", () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: referenceLength,
    maxLength: referenceLength
  })
  fc.assert(
    fc.property(chances, (drawn) => {
      expect(referenceOf("service", drawn)).toMatch(/^BAJ(-[2-9BCDFGHJ-NP-TV-Z]{4}){2}$/)
    })
  )
  expect(referenceOf("annulment", Array(referenceLength).fill(0))).toBe("ANU-2222-2222")
})
