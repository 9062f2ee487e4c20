import { beforeAll, describe, expect, test, vi } from "vitest"
import { adapters, answering } from "./adapters"
import { notHeld } from "./notHeld"

beforeAll(() => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => {})
})

describe.each(notHeld)("$answer", ({ examples }) => {
  test.each(examples)("of $call", async ({ call, seen, status = 200, text }) => {
    const outcome = JSON.stringify(await adapters[call]?.(answering(status, text)))
    if (seen === "") expect(outcome).toBeUndefined()
    else expect(outcome).toContain(seen)
  })
})
