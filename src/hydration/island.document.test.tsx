import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Island, island } from "./island"

const gone = () => Promise.reject(new Error("gone"))
const lost = vi.fn()
let place: HTMLElement

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  place = document.createElement("div")
  place.id = "root"
  place.addEventListener("lost", lost)
  document.body.replaceChildren(place)
})
afterEach(() => void lost.mockReset())

test("an island waits until the visitor turns to it", async () => {
  let turn = () => {}
  const load = vi.fn(async () => () => "alive")
  const part = island(load, (then) => {
    turn = then
    return true
  })
  await act(async () => void part.drawn())
  expect(load).not.toHaveBeenCalled()
  await act(async () => turn())
  expect(await part.drawn()).toBe(part.loaded())
})

test("an island that is not printed is fetched at once", async () => {
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Island
        is={island(
          async () => () => "alive",
          () => false
        )}
      />
    )
  )
  expect(place.textContent).toBe("alive")
  await act(async () => root.unmount())
})

test("a call wakes an island", async () => {
  const part = island(
    async () => () => "alive",
    () => true
  )
  const waking = part.drawn()
  expect(await part()).toBe(await waking)
})

test("a lost island tells the bootstrap script, and asks again until it is here", async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<() => string>>(gone)
  const part = island(load, (turn) => {
    turn()
    return true
  })
  const waking = part.drawn()
  await vi.advanceTimersByTimeAsync(4000)
  expect(lost.mock.calls.length).toBe(2)
  load.mockResolvedValue(() => "alive")
  await vi.advanceTimersByTimeAsync(3000)
  expect(await waking).toBe(part.loaded())
  expect(lost.mock.calls.length).toBe(2)
})
