import type { Interaction } from "../rules/pactFile"
import { type Asked, ask, bring, type WantedState } from "./ask"

/** A state that was asked for, after another one. */
export interface Taking {
  readonly state: WantedState
  readonly after: WantedState | undefined
  readonly refused: string | undefined
  /** What the endpoint answered. */
  readonly values: Readonly<Record<string, unknown>>
}

/** A call in its state, after another state and its call. It is right without `differs`. */
export interface Asking {
  readonly differs: string | undefined
  readonly interaction: Interaction
  readonly state: WantedState
  readonly after: WantedState | undefined
}

/** What an endpoint did. */
export interface Rounds {
  readonly takings: ReadonlyArray<Taking>
  readonly askings: ReadonlyArray<Asking>
}

type Case = readonly [state: WantedState, interaction: Interaction]

const casesOf = (interactions: ReadonlyArray<Interaction>): ReadonlyArray<Case> =>
  interactions.flatMap((one) => (one.providerStates ?? []).map((state) => [state, one] as const))

/** Each case twice in a row, then in reverse order, then a case of each state after each state. */
const orderOf = (cases: ReadonlyArray<Case>): ReadonlyArray<Case> => {
  const names = [...new Set(cases.map(([{ name }]) => name))]
  const ofState = (name: string, index: number) => {
    const all = cases.filter(([state]) => state.name === name)
    return all.slice(index % all.length).slice(0, 1)
  }
  const pairs = names.flatMap((then, row) =>
    names.flatMap((first, column) => [...ofState(first, row), ...ofState(then, column)])
  )
  return [...cases.flatMap((one) => [one, one]), ...cases.toReversed(), ...pairs]
}

/** Brings a provider from state to state and asks a call in each. */
export const playRounds = async (asked: Asked, interactions: ReadonlyArray<Interaction>): Promise<Rounds> => {
  const takings: Array<Taking> = []
  const askings: Array<Asking> = []
  let after: WantedState | undefined
  for (const [state, interaction] of orderOf(casesOf(interactions))) {
    const { refused, values } = await bring(asked, state)
    takings.push({ state, after, refused, values })
    if (refused === undefined) {
      const differs = await ask(asked, interaction, values)
      askings.push({ state, interaction, after, differs })
    }
    after = state
  }
  return { takings, askings }
}
