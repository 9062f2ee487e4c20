import { afterEach, expect, test, vi } from "vitest"
import { dayHere, localToday } from "./today"

afterEach(() => void vi.useRealTimers())

test("half past eleven at night is still today for the visitor", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30) })
  expect(localToday()).toBe("2026-11-21")
  vi.setSystemTime(new Date(2026, 10, 22, 0, 30))
  expect(localToday()).toBe("2026-11-22")
})

test("a year of three digits has four", () => expect(dayHere(new Date(987, 0, 2))).toBe("0987-01-02"))
