import { expect, test, vi } from "vitest"
import { log } from "./log"

test("what is logged reaches the console, and a console that throws reaches no one", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {})
  log("api/sales:", 2)
  expect(error.mock.calls).toEqual([["api/sales:", 2]])
  error.mockImplementation(() => {
    throw new Error("no console")
  })
  expect(() => log("api/sales")).not.toThrow()
  error.mockRestore()
})
