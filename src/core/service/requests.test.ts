import { Clock, Effect } from "effect"
import { expect, test } from "vitest"
import { NotificationsApiMemory, type NotificationsApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { aCancellation } from "../../../contracts/fixtures/notifications"
import type { CancellationKind } from "./cancellation"
import { cancelPurchase, RequestLost } from "./requests"

const cancelled = (options: NotificationsApiMemoryOptions, reference?: string, kind?: CancellationKind) =>
  cancelPurchase({ sent: aCancellation(kind), reference }).pipe(Effect.provide(NotificationsApiMemory(options)))

test("a cancellation is sent once, with its reference and the time of the answer", async () => {
  const asked: Array<object> = []
  const before = Effect.runSync(Clock.currentTimeMillis)
  const receipt = await Effect.runPromise(cancelled({ asked }))
  expect(receipt.sent).toEqual(aCancellation())
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

test.each([
  ["withdrawal", "ARR"],
  ["service", "BAJ"],
  ["annulment", "ANU"]
] as const)("the reference of a %s is %s and two groups of four, each time another", async (kind, prefix) => {
  const sending = Effect.map(cancelled({}, undefined, kind), ({ reference }) => reference)
  const references = await Effect.runPromise(Effect.all(Array.from({ length: 100 }, () => sending)))
  for (const reference of references) expect(reference).toMatch(new RegExp(`^${prefix}(-[2-9BCDFGHJ-NP-TV-Z]{4}){2}$`))
  expect(new Set(references).size).toBe(100)
})
