import type { Interaction } from "../rules/pactFile"
import { okLine } from "../verifier/verdict"
import { type Asked, bring, type WantedState } from "./ask"
import { remaining } from "./remains"
import { playRounds, type Step } from "./rounds"
import { missingValues, wrongValues } from "./values"

type Steps = ReadonlyArray<Step>

const keyOf = ({ state: { name, params = {} } }: Step) => `'${name}' ${JSON.stringify(params)}`
const quoted = (state: WantedState | undefined) => (state === undefined ? "nothing" : `'${state.name}'`)
const callOf = ({ interaction: { description, request } }: Step) => `${request.method} ${request.path} · ${description}`

const firstOfEach = (steps: Steps, key: (step: Step) => unknown): Steps =>
  steps.filter((one, nth) => steps.findIndex((other) => key(other) === key(one)) === nth)

/** States that are refused, always or after another one. */
const refusals = (steps: Steps): ReadonlyArray<string> =>
  firstOfEach(
    steps.filter(({ refused }) => refused !== undefined),
    keyOf
  ).map((one) => {
    const isAlways = steps.every((other) => keyOf(other) !== keyOf(one) || other.refused !== undefined)
    return `${keyOf(one)} is refused${isAlways ? "" : ` after ${quoted(one.after)}`}: ${one.refused}`
  })

/** Calls that are wrong whatever came before, one for each state; and calls in which another state remains. */
const wrongCalls = (steps: Steps): ReadonlyArray<string> => {
  const isRight = ({ differs, refused }: Step) => differs === undefined && refused === undefined
  const right = new Set(steps.filter(isRight).map(({ interaction }) => interaction))
  const wrong = steps.filter(({ differs }) => differs !== undefined)
  const never = wrong.filter(({ interaction }) => !right.has(interaction))
  const mixed = wrong.filter(({ interaction }) => right.has(interaction))
  return [
    ...firstOfEach(never, ({ state }) => state.name).map(
      (one) => `${keyOf(one)} is taken, but ${callOf(one)} is wrong: ${one.differs}`
    ),
    ...firstOfEach(mixed, ({ after }) => after?.name).map(
      (one) => `${quoted(one.after)} remains in ${quoted(one.state)}: ${callOf(one)}: ${one.differs}`
    )
  ]
}

/** States that were taken and left out a value of the day, or answered a wrong one. */
const unanswered = (steps: Steps, interactions: ReadonlyArray<Interaction>): ReadonlyArray<string> => {
  const taken = steps.filter(({ refused }) => refused === undefined)
  return firstOfEach(taken, ({ state }) => state.name).flatMap(({ state: { name }, values }) => {
    const setups = taken.filter(({ state }) => state.name === name).map((one) => one.values)
    return [missingValues(name, values, interactions) ?? [], wrongValues(name, setups, interactions)].flat()
  })
}

const unknown = { name: "a state that no pact names", params: {} }

/** A line of each call that was answered in the other form of an assumption. */
const otherForms = (steps: Steps): ReadonlyArray<string> =>
  firstOfEach(
    steps.filter(({ assumption }) => assumption !== undefined),
    ({ interaction }) => interaction
  ).map(({ assumption, interaction }) => okLine(interaction, assumption))

/** The faults of a state endpoint, a sentence each; none if it is as agreed. And the other forms that it answered. */
export const checkEndpoint = async (
  asked: Asked,
  interactions: ReadonlyArray<Interaction>
): Promise<{ readonly faults: ReadonlyArray<string>; readonly others: ReadonlyArray<string> }> => {
  const strange = await bring(asked, unknown)
  if (strange.refused?.startsWith("no answer")) return { faults: [`The endpoint gives ${strange.refused}`], others: [] }
  const steps = await playRounds(asked, interactions)
  if (steps.every(({ refused }) => refused !== undefined))
    return { faults: [`Every state is refused, so --setup may be another address: ${strange.refused}`], others: [] }
  const states = firstOfEach(steps, ({ state }) => state.name).map(({ state }) => state)
  const torn = await Promise.all(states.map((state) => bring(asked, state, "teardown")))
  const notTorn = states.filter((_, index) => torn[index]?.refused !== undefined)
  const faults = [
    ...(strange.refused === undefined ? ["An unknown state is taken: a misspelt state would go unnoticed"] : []),
    ...refusals(steps),
    ...(notTorn.length > 0 ? [`A teardown is refused: ${notTorn.map(quoted).join(", ")}`] : []),
    ...unanswered(steps, interactions),
    ...wrongCalls(steps),
    ...(await remaining(asked, interactions))
  ]
  return { faults, others: otherForms(steps) }
}
