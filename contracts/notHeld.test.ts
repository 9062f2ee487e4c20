import { beforeAll, describe, expect, test, vi } from "vitest"
import { adapters } from "./adapters"
import { notHeld } from "./notHeld"
import type { Fetch } from "./wire"

beforeAll(() => {
  for (const method of ["error", "warn"] as const) vi.spyOn(console, method).mockImplementation(() => {})
})

const answering =
  (status: number, text: string | undefined): Fetch =>
  async () => {
    if (text === undefined) throw new TypeError("fetch failed")
    return new Response(text, { status })
  }

describe.each(notHeld)("$answer", ({ examples }) => {
  test.each(examples)("of $call", async ({ call, seen, status = 200, text }) => {
    const outcome = JSON.stringify(await adapters[call]?.(answering(status, text)))
    if (seen === "") expect(outcome).toBeUndefined()
    else expect(outcome).toContain(seen)
  })
})
