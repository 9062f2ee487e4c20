// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { aDraft } from "../../../contracts/fixtures/searches"
import { beforeAnew } from "../../hydration/late"
import { makeSearchDraft } from "./searchDraft"

afterEach(() => history.replaceState(null, ""))

const aDocument = () => makeSearchDraft(aJourney().journey)

test("a new document holds what stood in the bar, once, and keeps the entry's other state (ER-05)", () => {
  history.replaceState({ notice: "salida" }, "")
  const lost = aDocument()
  const end = lost.outlast()
  lost.noteBar({ ...aDraft, phone: "11 5555" })
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
