import { expect, test, vi } from "vitest"
import { log } from "./log"

test("what is logged reaches the console, and a console that throws reaches no one", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {})
  log("warn", "api/sales:", 2)
  expect(warn.mock.calls).toEqual([["api/sales:", 2]])
  warn.mockImplementation(() => {
    throw new Error("no console")
  })
  expect(() => log("warn", "api/sales")).not.toThrow()
  warn.mockRestore()
})
