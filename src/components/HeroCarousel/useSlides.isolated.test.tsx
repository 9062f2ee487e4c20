// @vitest-environment happy-dom
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useSlides } from "./useSlides"

let root: Root

const Slides = () => {
  const { holds, playing, toggle } = useSlides(3, () => {})
  return (
    <section {...holds} data-playing={playing}>
      <button type="button" onClick={toggle} />
    </section>
  )
}

const button = () => document.querySelector<HTMLElement>("button")
const isPlaying = () => document.querySelector("section")?.dataset.playing === "true"
const tell = (event: Event) => act(async () => void button()?.dispatchEvent(event))
const press = () =>
  act(async () => {
    button()?.focus()
    button()?.click()
  })

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.spyOn(window, "matchMedia").mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
  const place = document.createElement("div")
  document.body.replaceChildren(place)
  root = createRoot(place)
  await act(async () => root.render(<Slides />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test("a window that gets the focus back does not pause them", async () => {
  await press()
  expect(isPlaying()).toBe(true)
  await tell(new FocusEvent("focusout", { bubbles: true }))
  await tell(new FocusEvent("focusin", { bubbles: true }))
  expect(isPlaying()).toBe(true)
})
