import { signal } from "@preact/signals-react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { aDraft } from "../../../contracts/fixtures/searches"
import { emptyDraft } from "../../core/trip/search"
import { makeRenewing } from "./renewing"

const reload = vi.fn()
const entry = {
  state: { notice: "salida" } as unknown,
  replaceState: (state: unknown) => {
    entry.state = state
  }
}

beforeEach(() => {
  vi.stubGlobal("history", entry)
  vi.stubGlobal("location", { reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

const aDocument = (there = true) => {
  const bar = { draft: signal(emptyDraft), fills: signal(0) }
  return { ...bar, ...makeRenewing({ reaches: async () => there }, bar) }
}

test("a new document holds what stood in the bar, once, and keeps the entry's other state (ER-05)", async () => {
  const lost = aDocument()
  lost.shows({ ...aDraft, phone: "11 5555" })
  await lost.renew()
  expect(reload).toHaveBeenCalledTimes(1)
  const next = aDocument()
  next.resume()
  expect([next.draft.value, next.fills.value]).toEqual([{ ...aDraft, phone: "11 5555" }, 1])
  next.resume()
  expect([next.fills.value, entry.state]).toEqual([1, { notice: "salida" }])
})

test("without an answer of the server the page stays", async () => {
  await aDocument(false).renew()
  expect(reload).not.toHaveBeenCalled()
})
