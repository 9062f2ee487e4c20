import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { pactFile, providers } from "./pact"
import { type ProviderState, states } from "./states"

// Holds the providers' documentation to the pacts.

const page = (name: string) => readFileSync(join(import.meta.dirname, "docs", name), "utf8")

const listed = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, says]) => `- \`${name}\`: ${says}`)

const told = ({ answers, description, parameters, setUp }: ProviderState) => {
  const values = Object.keys(answers).length > 0 ? ["", "It answers:", "", ...listed(answers)] : []
  return [`## ${description}`, "", setUp, "", ...listed(parameters), ...values, ""].join("\n")
}

test("docs/states.md is generated from the states; `npx vitest run contracts/docs.test.ts -u` writes it", async () => {
  const head =
    "# The states\n\nThe states that a provider must be able to reach before a call, with their parameters and the values that the state endpoint answers. [verify.md](verify.md#the-states) describes the endpoint.\n"
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
