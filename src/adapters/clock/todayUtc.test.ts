import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { Clock } from "../../core/trip/Clock"
import { ClockSystem } from "./ClockSystem"
import { todayUtc } from "./today"

afterEach(() => void vi.useRealTimers())

test("at 23:30 in Buenos Aires it is already tomorrow in UTC", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00-03:00") })
  expect(todayUtc()).toBe("2026-11-22")
  expect(Effect.runSync(Effect.flatMap(Clock, ({ today }) => today).pipe(Effect.provide(ClockSystem)))).toBe(
    "2026-11-22"
  )
})
