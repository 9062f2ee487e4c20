// @vitest-environment happy-dom
import { act, Suspense, useState } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { PageBoundary } from "../components/PageBoundary/PageBoundary"
import { Island, type Late, late, Part, useLoaded } from "./late"
import { anew, beforeAnew } from "./lost"

const Greeting = ({ name }: { readonly name: string }) => `Hola ${name}`
const Farewell = ({ name }: { readonly name: string }) => `Adiós ${name}`
const Counter = ({ step }: { readonly step: number }) => `begun at ${useState(step)[0]}`
const Follower = ({ of }: { readonly of: Late<string> }) => useLoaded(of) ?? "not yet"

const gone = () => Promise.reject(new Error("gone"))

describe("a late part", () => {
  test("is fetched once for all callers, and is here from then on", async () => {
    const load = vi.fn(async () => "part")
    const part = late(load)
    expect(part.loaded()).toBeUndefined()
    expect(await Promise.all([part(), part()])).toEqual(["part", "part"])
    expect([part.loaded(), load.mock.calls.length]).toEqual(["part", 1])
  })

  test("that is lost once is fetched again", async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockResolvedValue("part")
    expect(await late(load)()).toBe("part")
  })

  test("that is lost twice rejects; the next call asks again, a drawing does not", async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockImplementationOnce(gone)
    const part = late(load.mockResolvedValue("part"))
    await expect(part()).rejects.toThrow("gone")
    await expect(part.drawn()).rejects.toThrow("gone")
    expect(load).toHaveBeenCalledTimes(2)
    expect(await part()).toBe("part")
  })

  test("that is lost gives way to another for good", async () => {
    const part = late(gone, { instead: "instead" })
    expect([await part(), part.loaded()]).toEqual(["instead", "instead"])
  })
})

describe("drawn", () => {
  let root: Root
  const lost = vi.fn()
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    const place = document.createElement("div")
    place.id = "root"
    place.addEventListener("lost", lost)
    document.body.replaceChildren(place)
    root = createRoot(place)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    lost.mockReset()
  })

  const draw = (what: React.ReactNode) =>
    act(async () => root.render(<PageBoundary fallback={() => "failed"}>{what}</PageBoundary>))
  const shown = () => document.body.textContent

  test("a part suspends until it is here", async () => {
    const part = late(async () => Greeting)
    await draw(
      <Suspense fallback="waits">
        <Part is={part} name="Ana" />
      </Suspense>
    )
    expect(shown()).toBe("Hola Ana")
  })

  test("another part in the same place replaces the one before", async () => {
    const parts = [late(async () => Greeting), late(async () => Farewell)] as const
    for (const part of parts) await act(part)
    for (const part of [...parts, ...parts]) await draw(<Part is={part} name="Ana" />)
    expect(shown()).toBe("Adiós Ana")
  })

  test("a part that came while it was drawn keeps its state", async () => {
    const part = late(async () => Counter)
    for (const step of [1, 2])
      await draw(
        <Suspense>
          <Part is={part} step={step} />
        </Suspense>
      )
    expect(shown()).toBe("begun at 1")
  })

  test("a lost part leaves it to its boundary", async () => {
    vi.spyOn(console, "error").mockReturnValue()
    await draw(
      <Suspense>
        <Part is={late<typeof Greeting>(gone)} name="Ana" />
      </Suspense>
    )
    await vi.waitFor(() => expect(shown()).toBe("failed"))
  })

  test("a component follows a part that another one fetches", async () => {
    const part = late(async () => "here")
    await draw(<Follower of={part} />)
    expect(shown()).toBe("not yet")
    await act(part)
    expect(shown()).toBe("here")
  })

  test("an island waits until the visitor turns to it", async () => {
    let turn = () => {}
    const load = vi.fn(async () => () => "alive")
    const part = late(load, {
      when: (then) => {
        turn = then
        return true
      }
    })
    await act(async () => void part.drawn())
    expect(load).not.toHaveBeenCalled()
    await act(async () => turn())
    expect(await part.drawn()).toBe(part.loaded())
  })

  test("an island that is not printed is fetched at once", async () => {
    await draw(<Island is={late(async () => () => "alive", { when: () => false })} />)
    expect(shown()).toBe("alive")
  })

  test("a call wakes an island", async () => {
    const part = late(async () => () => "alive", { when: () => true })
    const waking = part.drawn()
    expect(await part()).toBe(await waking)
  })

  test("a lost island tells the bootstrap script, and asks again until it is here", async () => {
    vi.useFakeTimers()
    const load = vi.fn(gone)
    const part = late<() => string>(load, {
      when: (turn) => {
        turn()
        return true
      }
    })
    const waking = part.drawn()
    await vi.advanceTimersByTimeAsync(4000)
    expect(lost.mock.calls.length).toBe(2)
    load.mockImplementation((async () => () => "alive") as never)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await waking).toBe(part.loaded())
    expect(lost.mock.calls.length).toBe(2)
  })
})

const reload = vi.fn()
const told = vi.fn()

beforeEach(() => {
  vi.spyOn(location, "reload").mockImplementation(reload)
  addEventListener(beforeAnew, told)
})
afterEach(() => {
  removeEventListener(beforeAnew, told)
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
  for (const spy of [reload, told]) spy.mockReset()
})

const answer = (status: number) => vi.stubGlobal("fetch", async () => new Response(null, { status }))
const cut = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))
const lose = () =>
  Promise.reject(new Error("gone"))
    .catch(anew())
    .catch((cause: Error) => cause.message)

test("a part that arrives is returned, and the document stays", async () => {
  answer(200)
  expect(await Promise.resolve("part").catch(anew())).toBe("part")
  expect(reload).not.toHaveBeenCalled()
})

test.each([200, 404])(
  "a part that is lost once more comes in a new document if the server answers %i",
  async (status) => {
    answer(status)
    expect(await lose()).toBe("gone")
    expect(reload).toHaveBeenCalledTimes(1)
    expect(told.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0)
  }
)

test("without an answer, or with a broken one, the page stays", async () => {
  cut()
  expect(await lose()).toBe("gone")
  answer(503)
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

// TR-14
test("a page that holds a card is never loaded anew", async () => {
  answer(200)
  document.body.innerHTML = '<form><input autocomplete="cc-number"></form>'
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

test("a visitor who has gone elsewhere stays there", async () => {
  vi.stubGlobal("fetch", async () => {
    history.replaceState(null, "", "/faqs")
    return new Response()
  })
  await lose()
  expect(reload).not.toHaveBeenCalled()
})
