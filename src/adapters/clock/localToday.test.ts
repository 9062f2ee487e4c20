import { afterEach, expect, test, vi } from "vitest"
import { localToday } from "./today"

afterEach(() => void vi.useRealTimers())

test("half past eleven at night is still today for the visitor", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 30) })
  expect(localToday()).toBe("2026-11-21")
  vi.setSystemTime(new Date(2026, 10, 22, 0, 30))
  expect(localToday()).toBe("2026-11-22")
})
