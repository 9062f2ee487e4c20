import { beforeEach, expect, test, vi } from "vitest"
import { touched } from "./when"

const act = vi.fn()
beforeEach(() => {
  act.mockReset()
  document.body.innerHTML = "<form><input></form><p></p>"
})

const on = (place: string, type: string) =>
  document.querySelector(place)?.dispatchEvent(new Event(type, { bubbles: type !== "scroll" }))

test.each(["pointermove", "pointerdown", "keydown"])("a %s anywhere touches the page, once", (sign) => {
  touched(act)
  on("p", sign)
  on("p", sign)
  expect(act).toHaveBeenCalledTimes(1)
})

test("a scroll of the window touches the page; what the page may do by itself does not", () => {
  touched(act)
  on("input", "focusin")
  on("p", "scroll")
  expect(act).not.toHaveBeenCalled()
  dispatchEvent(new Event("scroll"))
  expect(act).toHaveBeenCalledTimes(1)
})

test.each(["pointermove", "pointerdown", "focusin", "input"])("a %s touches the part that it is in", (sign) => {
  touched(act, document.querySelector("form") ?? undefined)
  on("p", sign)
  expect(act).not.toHaveBeenCalled()
  on("input", sign)
  expect(act).toHaveBeenCalledTimes(1)
})

test("no more is waited for after the end", () => {
  touched(act)()
  on("p", "keydown")
  expect(act).not.toHaveBeenCalled()
})
