import { type ComponentType, createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"

type Args = Readonly<Record<string, unknown>>

interface Drawn {
  readonly args?: Args
  readonly render?: (args: Args, context: { readonly globals: Args; readonly parameters: Args }) => ReactNode
}

interface Stories {
  readonly default: Drawn & { readonly component: ComponentType<Args> }
  readonly Playground?: Drawn
}

const files = import.meta.glob<Stories>("../../stories/components/*.stories.tsx")

/** What goes wrong where a server draws a component, which has no document. */
const faultOf = async (file: string, load: () => Promise<Stories>) => {
  try {
    const { default: meta, Playground } = await load()
    const render = Playground?.render ?? meta.render ?? ((args) => createElement(meta.component, args))
    const args = { ...meta.args, ...Playground?.args }
    renderToString(createElement(() => render(args, { globals: {}, parameters: {} })))
    return []
  } catch (error) {
    return [`${file}: ${error}`]
  }
}

test("a server draws every component", async () => {
  const faults = await Promise.all(Object.entries(files).map(([file, load]) => faultOf(file, load)))
  expect(faults.length).toBeGreaterThan(100)
  expect(faults.flat()).toEqual([])
})
