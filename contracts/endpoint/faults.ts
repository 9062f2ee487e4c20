import type { Interaction } from "../changes/pactFile"
import { needed } from "../changes/places"
import { type Asked, bring, firstDifference, type WantedState } from "./ask"
import { type Asking, playRounds, type Rounds, type Taking } from "./rounds"
import { missingValues } from "./values"

const keyOf = ({ name, params = {} }: WantedState) => `'${name}' ${JSON.stringify(params)}`
const quoted = (state: WantedState | undefined) => (state === undefined ? "nothing" : `'${state.name}'`)

const grouped = <Item>(items: ReadonlyArray<Item>, key: (item: Item) => string): ReadonlyArray<ReadonlyArray<Item>> => {
  const groups = new Map<string, Array<Item>>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return [...groups.values()]
}

const callOf = ({ description, request }: Interaction) => `${request.method} ${request.path} · ${description}`

const refusals = ({ takings }: Rounds): ReadonlyArray<string> =>
  grouped(takings, ({ state }) => keyOf(state)).flatMap((all) => {
    const [bad] = all.filter(({ refused }) => refused !== undefined)
    const good = all.find(({ refused }) => refused === undefined)
    if (bad === undefined) return []
    const says = `${keyOf(bad.state)} is refused`
    if (good === undefined) return [`${says}: ${bad.refused}`]
    const isAgain = ({ after, state }: Taking) => after !== undefined && keyOf(after) === keyOf(state)
    const isOnlyAgain = all.every((one) => (one.refused !== undefined) === isAgain(one))
    if (isOnlyAgain) return [`${says} the second time in a row: ${bad.refused}`]
    return [`${says} after ${quoted(bad.after)} and taken after ${quoted(good.after)}: ${bad.refused}`]
  })

/** A parameter whose values tell the right calls from the wrong ones. */
const telling = (right: ReadonlyArray<Asking>, wrong: ReadonlyArray<Asking>): string | undefined => {
  const valuesOf = (askings: ReadonlyArray<Asking>, name: string) =>
    new Set(askings.map(({ state }) => JSON.stringify(state.params?.[name])))
  return Object.keys(wrong[0]?.state.params ?? {}).find((name) => {
    const good = valuesOf(right, name)
    return [...valuesOf(wrong, name)].every((value) => !good.has(value))
  })
}

/** The state in which another call of this address would have been right: it may remain. */
const asIn = ({ given, interaction, state }: Asking, askings: ReadonlyArray<Asking>): string => {
  const isLike = (other: Asking) =>
    other.state.name !== state.name &&
    other.interaction.request.path === interaction.request.path &&
    firstDifference(needed(other.interaction), given) === undefined
  const found = askings.find(isLike)
  return found === undefined ? "" : `, as in ${quoted(found.state)}`
}

/** States whose calls are wrong whatever came before. */
const withoutEffect = (askings: ReadonlyArray<Asking>): ReadonlyArray<string> =>
  grouped(askings, ({ state }) => state.name).flatMap((all) => {
    const calls = grouped(all, ({ interaction }) => interaction.description)
    const wrong = calls.filter((one) => one.every(({ differs }) => differs !== undefined)).flat()
    const right = calls.flat().filter((one) => !wrong.includes(one))
    const [first] = wrong
    if (first === undefined) return []
    const example = `${callOf(first.interaction)}: ${first.differs}${asIn(first, askings)}`
    const state = quoted(first.state)
    if (right.length === 0) return [`${state} is taken, but none of its calls is right: ${example}`]
    const name = telling(right, wrong)
    if (name === undefined) return [`${state} is taken, but some of its calls are wrong: ${example}`]
    const value = JSON.stringify(first.state.params?.[name])
    return [`${state} is taken, but wrong where \`${name}\` is ${value}: ${example}`]
  })

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

/** States that were taken and left out a value of the day. */
const unanswered = ({ takings }: Rounds, interactions: ReadonlyArray<Interaction>): ReadonlyArray<string> =>
  grouped(
    takings.filter(({ refused }) => refused === undefined),
    ({ state }) => state.name
  ).flatMap(([one]) => (one && missingValues(one.state.name, one.values, interactions)) ?? [])

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
