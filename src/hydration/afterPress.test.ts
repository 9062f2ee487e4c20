import { beforeEach, expect, test, vi } from "vitest"
import { watchPresses } from "./afterPress"

beforeEach(() => void vi.useFakeTimers())

const aPage = () => {
  const page = new EventTarget()
  const afterPress = watchPresses(page)
  const drawn: Array<string> = []
  return {
    drawn,
    leave: (field: string) => afterPress(() => void drawn.push(field)),
    hear: (...events: ReadonlyArray<string>) => {
      for (const type of events) page.dispatchEvent(new Event(type))
    }
  }
}

test("a field left by a key shows its problem at once", () => {
  const { drawn, hear, leave } = aPage()
  hear("keydown")
  leave("name")
  expect(drawn).toEqual(["name"])
})

test("a field left by a press waits for the click, however long that takes", () => {
  const { drawn, hear, leave } = aPage()
  hear("pointerdown", "mousedown")
  leave("name")
  leave("phone")
  vi.advanceTimersByTime(5000)
  expect(drawn).toEqual([])
  hear("pointerup", "mouseup")
  expect(drawn).toEqual([])
  hear("click")
  expect(drawn).toEqual([])
  vi.runAllTimers()
  expect(drawn).toEqual(["name", "phone"])
  leave("email")
  expect(drawn).toEqual(["name", "phone", "email"])
})

test("a touch ends before it presses: the field waits for the click that follows", () => {
  const { drawn, hear, leave } = aPage()
  hear("pointerdown", "pointerup", "mousedown")
  leave("name")
  expect(drawn).toEqual([])
  hear("mouseup", "click")
  vi.runAllTimers()
  expect(drawn).toEqual(["name"])
})

test("a press without a click, as one that ends elsewhere, is over with its release", () => {
  const { drawn, hear, leave } = aPage()
  hear("mousedown")
  leave("name")
  hear("mouseup")
  vi.runAllTimers()
  expect(drawn).toEqual(["name"])
})

test.each([["pointercancel"], ["contextmenu"], ["keydown"]])("%s ends a press without a release", (end) => {
  const { drawn, hear, leave } = aPage()
  hear("mousedown")
  leave("name")
  hear(end)
  expect(drawn).toEqual(["name"])
})

test("the release of one press does not end the next one", () => {
  const { drawn, hear, leave } = aPage()
  hear("mousedown", "mouseup", "click", "mousedown")
  leave("name")
  vi.runAllTimers()
  expect(drawn).toEqual([])
  hear("mouseup", "click")
  vi.runAllTimers()
  expect(drawn).toEqual(["name"])
})
