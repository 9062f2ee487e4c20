// @vitest-environment happy-dom
import { signal } from "@preact/signals-react"
import { afterEach, expect, test } from "vitest"
import { aDraft } from "../../../contracts/fixtures/searches"
import { emptyDraft } from "../../core/trip/search"
import { beforeAnew } from "../../hydration/late"
import { makeRenewing } from "./searchDraft"

afterEach(() => history.replaceState(null, ""))

const aDocument = () => {
  const bar = { draft: signal(emptyDraft), fills: signal(0) }
  return { ...bar, ...makeRenewing(bar) }
}

test("a new document holds what stood in the bar, once, and keeps the entry's other state (ER-05)", () => {
  history.replaceState({ notice: "salida" }, "")
  const lost = aDocument()
  const end = lost.outlast()
  lost.shows({ ...aDraft, phone: "11 5555" })
  dispatchEvent(new Event(beforeAnew))
  end()
  const next = aDocument()
  next.resume()
  expect([next.draft.value, next.fills.value]).toEqual([{ ...aDraft, phone: "11 5555" }, 1])
  next.resume()
  expect([next.fills.value, history.state]).toEqual([1, { notice: "salida" }])
})

test("a bar that is no longer drawn keeps nothing", () => {
  aDocument().outlast()()
  dispatchEvent(new Event(beforeAnew))
  expect(history.state).toBeNull()
})
