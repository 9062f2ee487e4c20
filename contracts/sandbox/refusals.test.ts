import { expect, test } from "vitest"
import { agreedCalls } from "../agreed"
import { bring, requestOf } from "../endpoint/ask"
import { changed, gone, type Path, placesIn } from "../rules/body"
import type { Interaction } from "../rules/pactFile"
import { startedSandbox } from "./started"

// The sandbox takes the bodies that the pacts show, no fewer and no other fields: a portal that
// sends anything else is told at once.

const sandbox = await startedSandbox()

/** The letter of mailed plans takes the id alone; the rest may be anything. */
const isFree = (path: Path) => path[1] === "Product" && path.length === 4 && path[3] !== "Id"

const told = agreedCalls().filter(
  ({ request, response }) => request.body?.content !== undefined && response.status === 200
)

/** What else a body might hold: a field less, one of another kind, one more. */
const othersOf = (content: unknown): ReadonlyArray<readonly [string, unknown]> => {
  const places = placesIn(content)
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && !isFree(path))
  const isRow = (path: Path) => typeof path.at(-1) === "number"
  return [
    ["with one more", { ...Object(content), other: 1 }],
    ...places
      .filter((path) => !isRow(path))
      .map((path) => [`without ${path.join(".")}`, changed(content, path, gone)] as const),
    ...places.map((path) => [`another ${path.join(".")}`, changed(content, path, { other: 1 })] as const)
  ]
}

test.each(told.map((one): readonly [string, Interaction] => [one.description, one]))(
  "%s: any other body is refused",
  async (_, interaction) => {
    const asked = { url: sandbox.url, setup: `${sandbox.url}/_sandbox/states`, headers: {} }
    const [state = { name: "" }] = interaction.providerStates ?? []
    const { values } = await bring(asked, state)
    const taken: Array<string> = []
    const { address, content, init } = requestOf(asked, interaction, values)
    for (const [what, body] of othersOf(content)) {
      const { status } = await fetch(address, { ...init, body: JSON.stringify(body) })
      if (status !== 400) taken.push(`${what}: ${status}`)
    }
    expect(taken).toEqual([])
    expect((await fetch(address, { ...init, body: JSON.stringify(content) })).status).toBe(200)
  }
)
