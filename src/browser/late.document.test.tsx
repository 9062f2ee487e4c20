import { act, Suspense, useState } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { PageBoundary } from "../components/PageBoundary/PageBoundary"
import { type Late, late, Part, useLoaded } from "./late"

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
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    const place = document.createElement("div")
    document.body.replaceChildren(place)
    root = createRoot(place)
  })
  afterEach(() => act(async () => root.unmount()))

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
})
