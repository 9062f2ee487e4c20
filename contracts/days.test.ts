import { beforeAll, expect, test } from "vitest"
import { agreed, providers } from "./agreed"
import type { PactFile } from "./rules/pactFile"
import { startSandbox } from "./sandbox/server"
import { states } from "./states"
import { openGate, type StateChange } from "./verifier/gate"
import { replayPact } from "./verifier/replayPact"
import { verdictsOf } from "./verifier/verdict"

// A pact holds no day that runs out: the provider's state answers each. The sandbox here refuses
// departures in the past and purchases of no recent day, whatever its clock says.

type Call = PactFile["interactions"][number]
type Interaction = Omit<Call, "request" | "providerStates"> & {
  readonly response: { readonly status: number }
  readonly providerStates: NonNullable<Call["providerStates"]>
  readonly request: Call["request"] & {
    readonly generators?: Readonly<Record<string, Readonly<Record<string, { readonly expression: string }>>>>
  }
}

const interactions = providers.flatMap((provider) => agreed(provider).interactions as Array<Interaction>)

const namesIn = ({ request }: Interaction) =>
  Object.values(request.generators ?? {})
    .flatMap((places) => Object.values(places))
    .flatMap(({ expression }) => [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name))

const stateOf = ({ providerStates: [given] }: Interaction) => given?.name ?? ""

test("a state answers exactly the values that its calls send", () => {
  const sent = Object.values(states).map(({ description }) => {
    const calls = interactions.filter((one) => stateOf(one) === description)
    return [description, [...new Set(calls.flatMap(namesIn))].sort()] as const
  })
  const answered = Object.values(states).map(({ answers, description }) => [description, Object.keys(answers).sort()])
  expect(sent).toEqual(answered)
})

/** The calls whose state answers values, so that one without a generator is found too. */
const dated = interactions.filter((one) =>
  Object.values(states).some(
    ({ answers, description }) => description === stateOf(one) && Object.keys(answers).length > 0
  )
)

const dayLength = 86_400_000
const later = (days: number) => new Date(Date.now() + days * dayLength).toISOString()

const clocks: Readonly<Record<string, string>> = {
  "in a day": later(1),
  "in sixty days": later(60),
  "in four hundred days": later(400),
  "on a leap day": "2028-02-29T23:30:00Z"
}

/** The call on a day. The state carries the clock to the sandbox. */
const on = (one: Interaction, [name, today]: readonly [string, string]) => ({
  ...one,
  description: `${one.description} ${name}`,
  providerStates: one.providerStates.map(({ params, ...state }) => ({ ...state, params: { ...params, today } }))
})

/** The call with the days of the pact itself. */
const fixed = ({ request: { generators: _, ...request }, ...one }: Interaction) => ({ ...one, request })

const inVain = "with the days of the pact"
/** One sold call of each path. */
const sold = dated
  .filter((one) => one.response.status === 200 && namesIn(one).length > 0)
  .filter(({ request }, nth, all) => all.findIndex((one) => one.request.path === request.path) === nth)

/** Both pacts as one, as the sandbox is both providers. */
const pact = {
  consumer: { name: "portal-web" },
  provider: { name: "both" },
  metadata: { pactSpecification: { version: "4.0" } },
  interactions: [
    ...Object.entries(clocks).flatMap((clock) => dated.map((one) => on(one, clock))),
    ...sold.map((one) => on(fixed(one), [inVain, later(400)]))
  ]
}

let broken: ReadonlyArray<string> = []
beforeAll(async () => {
  let today = new Date()
  const sandbox = await startSandbox({ port: 0, now: () => today, judgesDays: true })
  const bring = async (change: StateChange & { readonly params?: { readonly today?: string } }) => {
    today = new Date(change.params?.today ?? "")
    const answer = await fetch(`${sandbox.url}/_sandbox/states`, { method: "POST", body: JSON.stringify(change) })
    return answer.text()
  }
  const gate = await openGate({ url: sandbox.url, headers: {}, bring })
  const verdicts = verdictsOf(pact, await replayPact("both", pact, gate))
  broken = verdicts.filter(({ faults }) => faults.length > 0).map(({ interaction }) => interaction.description)
  await gate.close()
  await sandbox.close()
}, 120_000)

test.each(Object.keys(clocks))("every call with a day keeps the contract %s", (name) => {
  expect(broken.filter((description) => description.endsWith(name))).toEqual([])
})

test("a strict provider refuses the days of the pact itself when they are past", () => {
  const refused = broken.filter((description) => description.endsWith(inVain))
  expect(refused.sort()).toEqual(sold.map(({ description }) => `${description} ${inVain}`).sort())
})
