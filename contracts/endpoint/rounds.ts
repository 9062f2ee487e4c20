import type { Interaction } from "../rules/pactFile"
import { type Asked, ask, bring, type Case, type Heard, type WantedState } from "./ask"

/** A state that was asked for after another one, and its call, if the endpoint took the state. */
export interface Step extends Heard {
  readonly state: WantedState
  readonly interaction: Interaction
  readonly after: WantedState | undefined
  /** Why the endpoint did not take the state. */
  readonly refused: string | undefined
  /** What the endpoint answered. */
  readonly values: Readonly<Record<string, unknown>>
}

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
export const playRounds = async (
  asked: Asked,
  interactions: ReadonlyArray<Interaction>
): Promise<ReadonlyArray<Step>> => {
  const steps: Array<Step> = []
  for (const one of orderOf(casesOf(interactions))) {
    const [state, interaction] = one
    const { refused, values } = await bring(asked, state)
    const heard = refused === undefined ? await ask(asked, one, values) : { differs: undefined }
    steps.push({ state, interaction, after: steps.at(-1)?.state, refused, values, ...heard })
  }
  return steps
}
