import axeCore from "axe-core"
import { expect } from "./fixtures"
import type { Visitor } from "./visitor"

interface Found {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}
type Axe = { readonly run: (options: object) => Promise<{ readonly violations: ReadonlyArray<Found> }> }

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Axe finds no fault on the page. */
export const expectClean = async (visitor: Visitor) => {
  await visitor.inject(axeCore.source)
  const found = await visitor.run(async (values) => {
    const axe: Axe = Reflect.get(window, "axe")
    const { violations } = await axe.run({ runOnly: { type: "tag", values } })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }, rules)
  expect(found).toEqual([])
}
