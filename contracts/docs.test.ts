import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import type { Channel } from "../src/core/channel/channel"
import { agreedCalls } from "./agreed"
import { readChannels } from "./channels"
import { inFull, placesIn } from "./rules/body"
import { type ProviderState, states } from "./states"

// Holds the providers' documentation to the pacts.

const page = (name: string) => readFileSync(join(import.meta.dirname, "docs", name), "utf8")

const interactions = agreedCalls()

const listed = (values: Readonly<Record<string, string>>, more = (_: string) => "") =>
  Object.entries(values).map(([name, says]) => `- \`${name}\`: ${says}${more(name)}`)

type Params = Readonly<Record<string, unknown>>

/** The values that the pacts give a parameter, for a store to hold them; those of other channels by name. */
const valuesOf = (state: string) => (name: string) => {
  const asked = interactions
    .flatMap(({ providerStates = [], request: { body } }) =>
      providerStates.map(({ name, params = {} }): { readonly name: string; readonly params: Params } => {
        const isSold = params.plan !== undefined
        return { name, params: isSold ? { ...params, Rate: Object(body?.content).USDValue } : params }
      })
    )
    .flatMap(({ name: of, params }) => (of === state ? [params] : []))
    .filter(({ [name]: value }) => typeof value === "number" || (typeof value === "string" && value !== ""))
    .map(({ channel, [name]: value }) => `${channel === "B2C" ? "" : `${channel} `}\`${value}\``)
  const isOfEach = (shown: string) => !shown.includes(" ") || !asked.includes(shown.split(" ")[1] ?? "")
  const values = [...new Set(asked)].filter(isOfEach)
  return values.length > 0 ? ` (${values.join(", ")})` : ""
}

const told = ({ answers, description, parameters: { channel: _, ...parameters }, setUp }: ProviderState) => {
  const names = Object.keys(answers).map((name) => `\`${name}\``)
  const values = names.length > 0 ? [`- answers ${names.join(", ")}`] : []
  const rate = valuesOf(description)("Rate")
  const charged = rate === "" ? [] : [`- beside them, the \`Rate\` of the plan is the \`USDValue\` of the sale${rate}`]
  const all = [...listed(parameters, valuesOf(description)), ...charged, ...values]
  return [`## ${description}`, "", setUp, "", ...all, ""].join("\n")
}

test("docs/states.md is generated from the states; `npx vitest run contracts/docs.test.ts -u` writes it", async () => {
  const head =
    "# The states\n\nThe states that a provider must be able to reach before a call, with their parameters beside `channel`, the `IdChannel` of the call, and in brackets the values that your store needs, for B2C unless another channel is named. An empty text means none. [verify.md](verify.md#the-states) describes the endpoint. It answers:\n"
  const values = Object.assign({}, ...Object.values(states).map(({ answers }) => answers))
  const text = [head, ...listed(values), "", ...Object.values(states).map(told)].join("\n").replace(/\n{3,}/g, "\n\n")
  await expect(text).toMatchFileSnapshot("docs/states.md")
})

const durationsOf = ({ trip: { durations } }: Channel) =>
  durations
    .flatMap(({ bands, destination }) =>
      bands.map(({ code, upToDays }) => {
        const days = Number.isFinite(upToDays) ? `to ${upToDays}` : "longer"
        return `${code} ${days}${destination ? ` (${destination})` : ""}`
      })
    )
    .join(", ")

test("docs/channels.md is generated from the channels; `npx vitest run contracts/docs.test.ts -u` writes it", async () => {
  const rows = (await readChannels()).map((one) =>
    ["", one.code, one.hosts[0], one.currency.code, one.document.toUpperCase(), durationsOf(one), ""].join(" | ").trim()
  )
  const head =
    "# The channels\n\n`IdChannel`, the host of its pages (the `Origin` of its calls), currency, documents, and the duration codes with the days up to which each counts: from the 10th to the 25th are 15.\n\n| IdChannel | pages | currency | documents | duration codes |\n| --- | --- | --- | --- | --- |"
  await expect(`${[head, ...rows].join("\n")}\n`).toMatchFileSnapshot("docs/channels.md")
})

test("docs/states.md names every id that a call has in its address", () => {
  const ids = interactions.flatMap(({ request: { path, query = {} } }) => [
    ...(/\d+$/.exec(path) ?? []),
    ...(query.id ?? [])
  ])
  expect(ids).toContain("999")
  expect(ids.filter((id) => !page("states.md").includes(`\`${id}\``))).toEqual([])
})

test("every body is held as JSON, and no call is pending: a failed one would be published as a failure", () => {
  const bodies = interactions.flatMap(({ request, response }) => [request.body ?? [], response.body ?? []].flat())
  expect(bodies.filter(({ encoded }) => encoded !== false)).toEqual([])
  expect(interactions.filter(({ pending }) => pending)).toEqual([])
})

test("docs/calls.md names every call of the pacts", () => {
  const calls = page("calls.md").replaceAll("{proxy}", "")
  const paths = interactions.map(({ request }) => request.path)
  const named = new Set(paths.map((path) => path.replace(/\d+$/, "{id}")))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((path) => !calls.includes(path))).toEqual([])
})

test("docs/calls.md names every field of every body", () => {
  const code = page("calls.md").match(/`[^`]+`/g) ?? []
  const named = new Set(code.flatMap((words) => words.match(/\w+/g) ?? []))
  const bodies = interactions.flatMap(({ request, response }) => [request.body?.content, response.body?.content])
  const fields = new Set(
    placesIn(inFull(bodies)).flatMap(({ path }) => path.filter((step) => typeof step === "string"))
  )
  expect(fields.size).toBeGreaterThan(70)
  expect([...fields].filter((field) => !named.has(field))).toEqual([])
})

test("docs/verify.md names the version of Pact that the Node example has", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"))
  const name = "@pact-foundation/pact"
  const version = read("../package.json").devDependencies[name]
  expect(read("examples/node/package.json").devDependencies[name]).toBe(version)
  expect(page("verify.md")).toContain(`${name}@${version}`)
})
