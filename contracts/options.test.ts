import { expect, test, vi } from "vitest"
import { checkedOf, read } from "./options"

test.each([
  ["--session-seconds", "soon", "--session-seconds is no number of seconds: soon"],
  ["--session-seconds", "0", "--session-seconds is no number of seconds: 0"],
  ["--url", "provider:8080", "--url is no address such as http://localhost:8080: provider:8080"],
  ["--header", "key", "--header is 'Name: value', not: key"]
])("%s %s ends the check with 2, and the reason", (name, value, reason) => {
  const told = vi.spyOn(console, "error").mockReturnValue()
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  expect(() => checkedOf(read(["duties", "--url", "http://localhost:8080", name, value]), [])).toThrow("ended with 2")
  expect(told).toHaveBeenCalledWith(reason)
})
