import type { Generators, Interaction } from "../changes/pactFile"

const nameIn = /\$\{(\w+)\}/g

const generatorsOf = ({ request: { generators = {} } }: Interaction): ReadonlyArray<Generators> =>
  [generators.body, generators.header, generators.query].flatMap((some) => (some ? [some] : []))

const namesOf = (one: Interaction): ReadonlyArray<string> =>
  generatorsOf(one)
    .flatMap((some) => Object.values(some))
    .flatMap(({ expression = "" }) => [...expression.matchAll(nameIn)].map(([, name = ""]) => name))

/** The day after the departures of the calls, from which on they are in the past. */
const redFrom = (interactions: ReadonlyArray<Interaction>): string | undefined => {
  const [first] = interactions.flatMap(({ request }) => {
    const days = /"(?:TripInitialDate|DepartureDate)":"(\d{4}-\d{2}-\d{2})"/.exec(JSON.stringify(request.body?.content))
    return days?.[1] ?? []
  })
  if (first === undefined) return undefined
  return new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10)
}

/**
 * What a state should have answered and did not, as a sentence; undefined if it answered all. An
 * engine sends the pact's own days instead, so the provider is green until they are past.
 */
export const missingValues = (
  state: string,
  values: Readonly<Record<string, unknown>>,
  interactions: ReadonlyArray<Interaction>
): string | undefined => {
  const own = interactions.filter(({ providerStates = [] }) => providerStates.some(({ name }) => name === state))
  const missing = [...new Set(own.flatMap(namesOf))].filter((name) => !values[name]).toSorted()
  if (missing.length === 0) return undefined
  const names = missing.map((name) => `\`${name}\``).join(", ")
  const day = redFrom(own)
  const until = day === undefined ? "its calls send old values" : `from ${day} on its calls are red`
  return `'${state}' answers no ${names}: ${until}`
}
