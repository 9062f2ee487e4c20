import { aDay, daysBetween, isDay, utcDay } from "../../src/core/trip/calendar"
import type { Generators, Interaction } from "../rules/pactFile"

const nameIn = /\$\{(\w+)\}/g

/** The places of a request that a state fills, each with the names of its values. */
export const filledBy = ({ request: { generators = {} } }: Interaction) =>
  Object.values(generators).flatMap((places: Generators = {}) =>
    Object.entries(places).map(([place, { expression = "" }]) => {
      return { place, names: [...expression.matchAll(nameIn)].map(([, name = ""]) => name) }
    })
  )

/** The names of the values that a request sends. */
export const namesOf = (one: Interaction): ReadonlyArray<string> => filledBy(one).flatMap(({ names }) => names)

const callsOf = (state: string, interactions: ReadonlyArray<Interaction>) =>
  interactions.filter(({ providerStates = [] }) => providerStates.some(({ name }) => name === state))

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
  const own = callsOf(state, interactions)
  const missing = [...new Set(own.flatMap(namesOf))].filter((name) => !values[name]).toSorted()
  if (missing.length === 0) return undefined
  const names = missing.map((name) => `\`${name}\``).join(", ")
  const day = redFrom(own)
  const until = day === undefined ? "its calls send old values" : `from ${day} on its calls are red`
  return `'${state}' answers no ${names}: ${until}`
}

type Values = Readonly<Record<string, unknown>>

/** Today, as far away as another time zone may be. */
const near = (days: number) => utcDay(Date.now() + days * aDay)

const dayIn = (value: unknown) => (isDay(String(value)) ? String(value) : "")
const slashedDayIn = (value: unknown) => {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(value)) ?? []
  return dayIn(`${year}-${month}-${day}`)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What docs/states.md says of each value, and whether a state keeps it. */
const wanted: Readonly<Record<string, readonly [words: string, isRight: (values: Values) => boolean]>> = {
  departure: ["a day from today on, YYYY-MM-DD", ({ departure }) => dayIn(departure) >= near(-1)],
  return: [
    "the day 15 days after departure, YYYY-MM-DD",
    ({ departure, return: end }) =>
      dayIn(end) !== "" && (departure === undefined || daysBetween(dayIn(departure), dayIn(end)) === 15)
  ],
  bought: [
    "a day of the last week, DD/MM/YYYY",
    ({ bought }) => slashedDayIn(bought) >= near(-8) && slashedDayIn(bought) <= near(1)
  ],
  key: ["a UUID", ({ key }) => uuid.test(String(key))]
}

/** What the setups of a state answered wrongly of what its calls send, a sentence each. */
export const wrongValues = (
  state: string,
  setups: ReadonlyArray<Values>,
  interactions: ReadonlyArray<Interaction>
): ReadonlyArray<string> => {
  const sent = new Set(callsOf(state, interactions).flatMap(namesOf))
  const wrong = Object.entries(wanted).flatMap(([name, [words, isRight]]) => {
    const bad = sent.has(name) && setups.find((values) => values[name] && !isRight(values))
    return bad ? [`'${state}' answers \`${name}\` ${JSON.stringify(bad[name])}, not ${words}`] : []
  })
  const keys = sent.has("key") ? setups.flatMap(({ key }) => key ?? []) : []
  const isRepeated = new Set(keys).size < keys.length
  return isRepeated ? [...wrong, `'${state}' answers one \`key\` twice, not a new one each time`] : wrong
}
