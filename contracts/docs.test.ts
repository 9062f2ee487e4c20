import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { pactFile, providers } from "./pact"
import { type ProviderState, states } from "./states"

// Holds the providers' documentation to the pacts.

const page = (name: string) => readFileSync(join(import.meta.dirname, "docs", name), "utf8")

const told = ({ description, parameters, setUp }: ProviderState) => {
  const lines = Object.entries(parameters).map(([name, says]) => `- \`${name}\`: ${says}`)
  return [`## ${description}`, "", setUp, "", ...lines, ""].join("\n")
}

test("docs/states.md is generated from the states; `npx vitest run contracts/docs.test.ts -u` writes it", async () => {
  const head =
    "# The states\n\nThe states that a provider must be able to reach before a call, with their parameters. [verify.md](verify.md#the-states) describes the state endpoint.\n"
  await expect([head, ...Object.values(states).map(told)].join("\n")).toMatchFileSnapshot("docs/states.md")
})

interface Pact {
  readonly interactions: ReadonlyArray<{ readonly request: { readonly path: string } }>
}

test("docs/calls.md names every call of the pacts", () => {
  const calls = page("calls.md").replaceAll("{proxy}", "")
  const paths = providers.flatMap((provider) =>
    (JSON.parse(readFileSync(pactFile(provider), "utf8")) as Pact).interactions.map(({ request }) => request.path)
  )
  const named = new Set(paths.map((path) => path.replace(/\d+$/, "{id}")))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((path) => !calls.includes(path))).toEqual([])
})
