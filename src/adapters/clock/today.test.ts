import { Effect } from "effect"
import { expect, test, vi } from "vitest"
import { Clock } from "../../core/trip/Clock"
import { ClockSystem } from "./ClockSystem"
import { dayHere, localToday, todayUtc } from "./today"

test("at 23:30 in Buenos Aires it is already tomorrow in UTC", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T23:30:00-03:00") })
  expect(todayUtc()).toBe("2026-11-22")
  expect(Effect.runSync(Effect.flatMap(Clock, ({ today }) => today).pipe(Effect.provide(ClockSystem)))).toBe(
    "2026-11-22"
  )
})

test("half past eleven at night is still today for the visitor", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30) })
  expect(localToday()).toBe("2026-11-21")
  vi.setSystemTime(new Date(2026, 10, 22, 0, 30))
  expect(localToday()).toBe("2026-11-22")
})

test("a year of three digits has four", () => expect(dayHere(new Date(987, 0, 2))).toBe("0987-01-02"))
