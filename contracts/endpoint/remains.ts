import { isObject } from "../rules/body"
import type { Interaction } from "../rules/pactFile"
import { type Asked, answerOf, bring, type WantedState } from "./ask"

/** A value that a state names and a call then tells, and a state of this call without that value. */
interface Probe {
  readonly name: string
  readonly value: string
  readonly interaction: Interaction
  readonly with: WantedState
  readonly without: WantedState
}

const stateOf = ({ providerStates: [state] = [] }: Interaction): WantedState => state ?? { name: "" }
const callOf = ({ request: { method, path } }: Interaction) => `${method} ${path}`
const isNamed = (value: unknown): value is string => typeof value === "string" && value !== ""

/** A probe for each parameter that a call of the pacts tells, such as the banner. */
const probesIn = (interactions: ReadonlyArray<Interaction>): ReadonlyArray<Probe> => {
  const all = interactions.flatMap((interaction): ReadonlyArray<Probe> => {
    const told = JSON.stringify(interaction.response.body?.content ?? "")
    const named = stateOf(interaction)
    return Object.entries(named.params ?? {}).flatMap(([name, value]) => {
      if (interaction.request.method !== "GET" || !isNamed(value) || !told.includes(value)) return []
      const same = interactions.filter((other) => callOf(other) === callOf(interaction)).map(stateOf)
      const without = same.find(({ params = {} }) => params[name] !== value)
      return without === undefined ? [] : [{ name, value, interaction, with: named, without }]
    })
  })
  return all.filter(({ name }, nth) => all.findIndex((other) => other.name === name) === nth)
}

/** One case of each state that names no such parameter: there the value is as always. */
const silentOn = (name: string, interactions: ReadonlyArray<Interaction>): ReadonlyArray<WantedState> => {
  const silent = interactions.map(stateOf).filter(({ params }) => isObject(params) && !isNamed(params[name]))
  return silent.filter((one, nth) => silent.findIndex((other) => other.name === one.name) === nth)
}

/**
 * What a state named and a later one, which does not name it, still tells: a sentence each. A value
 * that is there as always is none.
 */
export const remaining = async (
  asked: Asked,
  interactions: ReadonlyArray<Interaction>
): Promise<ReadonlyArray<string>> => {
  const faults: Array<string> = []
  for (const probe of probesIn(interactions)) {
    const tells = async (first: WantedState, then: WantedState) => {
      await bring(asked, first)
      const { values } = await bring(asked, then)
      return (await answerOf(asked, probe.interaction, values)).includes(probe.value)
    }
    for (const then of silentOn(probe.name, interactions))
      if ((await tells(probe.with, then)) && !(await tells(probe.without, then))) {
        const state = `'${probe.with.name}' ${JSON.stringify(probe.with.params)}`
        faults.push(`${state} remains in '${then.name}': ${callOf(probe.interaction)} tells '${probe.value}'`)
        break
      }
  }
  return faults
}
