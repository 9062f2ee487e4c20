import type { Interaction } from "../rules/pactFile"
import { type Asked, bring, type WantedState } from "./ask"
import { type Asking, playRounds, type Rounds } from "./rounds"
import { missingValues, wrongValues } from "./values"

const keyOf = ({ name, params = {} }: WantedState) => `'${name}' ${JSON.stringify(params)}`
const quoted = (state: WantedState | undefined) => (state === undefined ? "nothing" : `'${state.name}'`)

const grouped = <Item>(items: ReadonlyArray<Item>, key: (item: Item) => string): ReadonlyArray<ReadonlyArray<Item>> => {
  const groups = new Map<string, Array<Item>>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

const callOf = ({ description, request }: Interaction) => `${request.method} ${request.path} · ${description}`

/** States that are refused, always or after another one. */
const refusals = ({ takings }: Rounds): ReadonlyArray<string> =>
  grouped(takings, ({ state }) => keyOf(state)).flatMap((all) => {
    const bad = all.find(({ refused }) => refused !== undefined)
    if (bad === undefined) return []
    const isAlways = all.every(({ refused }) => refused !== undefined)
    return [`${keyOf(bad.state)} is refused${isAlways ? "" : ` after ${quoted(bad.after)}`}: ${bad.refused}`]
  })

/** Calls that are wrong whatever came before, one for each state. */
const withoutEffect = (askings: ReadonlyArray<Asking>): ReadonlyArray<string> =>
  grouped(
    grouped(askings, ({ interaction }) => interaction.description)
      .filter((all) => all.every(({ differs }) => differs !== undefined))
      .flat(),
    ({ state }) => state.name
  ).flatMap(([first]) =>
    first === undefined
      ? []
      : [`${keyOf(first.state)} is taken, but ${callOf(first.interaction)} is wrong: ${first.differs}`]
  )

/** States that remain: a call is right after one state and wrong after another. */
const leaks = (askings: ReadonlyArray<Asking>): ReadonlyArray<string> => {
  const mixed = grouped(askings, ({ interaction }) => interaction.description)
    .filter((all) => all.some(({ differs }) => differs === undefined))
    .flat()
    .filter(({ differs }) => differs !== undefined)
  return grouped(mixed, ({ after }) => quoted(after)).flatMap(([first]) =>
    first === undefined
      ? []
      : [`${quoted(first.after)} remains in ${quoted(first.state)}: ${callOf(first.interaction)}: ${first.differs}`]
  )
}

/** States that were taken and left out a value of the day, or answered a wrong one. */
const unanswered = ({ takings }: Rounds, interactions: ReadonlyArray<Interaction>): ReadonlyArray<string> =>
  grouped(
    takings.filter(({ refused }) => refused === undefined),
    ({ state }) => state.name
  ).flatMap(([one, ...more]) => {
    if (one === undefined) return []
    const { name } = one.state
    const setups = [one, ...more].map(({ values }) => values)
    return [missingValues(name, one.values, interactions) ?? [], wrongValues(name, setups, interactions)].flat()
  })

const unknown = { name: "a state that no pact names", params: {} }

/** The faults of a state endpoint, a sentence each; none if it is as agreed. */
export const faultsOf = async (
  asked: Asked,
  interactions: ReadonlyArray<Interaction>
): Promise<ReadonlyArray<string>> => {
  const strange = await bring(asked, unknown)
  if (strange.refused?.startsWith("no answer")) return [`The endpoint gives ${strange.refused}`]
  const rounds = await playRounds(asked, interactions)
  const states = grouped(rounds.takings, ({ state }) => state.name).flatMap(([one]) => (one ? [one.state] : []))
  const torn = await Promise.all(states.map((state) => bring(asked, state, "teardown")))
  const notTorn = states.filter((_, index) => torn[index]?.refused !== undefined)
  return [
    ...(strange.refused === undefined ? ["An unknown state is taken: a misspelt state would go unnoticed"] : []),
    ...refusals(rounds),
    ...(notTorn.length > 0 ? [`A teardown is refused: ${notTorn.map(quoted).join(", ")}`] : []),
    ...unanswered(rounds, interactions),
    ...withoutEffect(rounds.askings),
    ...leaks(rounds.askings)
  ]
}
