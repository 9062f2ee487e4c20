// @vitest-environment happy-dom
import { computed, type ReadonlySignal, signal } from "@preact/signals-react"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useRead } from "./useRead"

const drawn: Array<string> = []
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  drawn.length = 0
  const place = document.createElement("div")
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

type ShownProps = { readonly read: ReadonlySignal<string>; readonly beside: ReadonlySignal<string> }

const Shown = ({ beside, read }: ShownProps) => {
  const text = `${useRead(read)} ${beside.value}`
  drawn.push(text)
  return text
}

test("a component is drawn again for the signal that it reads, once a change, and for no other", async () => {
  const [read, beside] = [signal("a"), signal("x")]
  await act(async () => root.render(<Shown read={read} beside={beside} />))
  await act(async () => {
    beside.value = "y"
  })
  expect(drawn).toEqual(["a x"])
  await act(async () => {
    read.value = "b"
    read.value = "c"
  })
  expect(drawn).toEqual(["a x", "c y"])
  expect(document.body.textContent).toBe("c y")
})

test("a computed value draws only when it changes itself; another signal takes its place", async () => {
  const count = signal(1)
  const isMany = computed(() => (count.value > 2 ? "many" : "few"))
  const beside = signal("")
  await act(async () => root.render(<Shown read={isMany} beside={beside} />))
  await act(async () => {
    count.value = 2
  })
  expect(drawn).toEqual(["few "])
  await act(async () => {
    count.value = 3
  })
  const next = signal("next")
  await act(async () => root.render(<Shown read={next} beside={beside} />))
  await act(async () => {
    count.value = 1
    next.value = "last"
  })
  expect(drawn).toEqual(["few ", "many ", "next ", "last "])
})
