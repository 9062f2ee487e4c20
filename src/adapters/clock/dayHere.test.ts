import { expect, test } from "vitest"
import { dayHere } from "./today"

test("an instant falls on the visitor's own day", () => {
  expect(dayHere(new Date(2026, 10, 30, 23, 59, 59))).toBe("2026-11-30")
  expect(dayHere(new Date(2026, 11, 1))).toBe("2026-12-01")
  expect(dayHere(new Date(987, 0, 2))).toBe("0987-01-02")
})
