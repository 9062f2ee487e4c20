import { describe, expect, test } from "vitest"
import { adapters, answering } from "./adapters"
import { consoleWords } from "./fixtures/consoleWords"
import { notHeld } from "./notHeld"

consoleWords()

describe.each(notHeld)("$answer", ({ examples }) => {
  test.each(examples)("of $call", async ({ call, seen, status = 200, text }) => {
    const outcome = JSON.stringify(await adapters[call]?.(answering(status, text)))
    if (seen === "") expect(outcome).toBeUndefined()
    else expect(outcome).toContain(seen)
  })
})
