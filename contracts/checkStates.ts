import type { Checked } from "./duties/asked"
import { faultsOf } from "./endpoint/faults"
import { pactsOf, type Values } from "./options"
import { giveUp } from "./verifier/options"

/** Checks a state endpoint by itself, prints its faults, and resolves to whether it has none. */
export const checkStates = async (checked: Checked, values: Values): Promise<boolean> => {
  if (checked.setup === undefined) return giveUp("--setup is missing: the state endpoint")
  const interactions = pactsOf(values).flatMap(([, pact]) => pact.interactions)
  const states = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const started = Date.now()
  const faults = await faultsOf(checked, interactions)
  for (const fault of faults) console.log(`✗ ${fault}`)
  const many = faults.length === 1 ? "1 fault" : `${faults.length} faults`
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const verdict = faults.length === 0 ? "is right" : `has ${many}`
  console.log(`The state endpoint ${verdict}: ${states.size} states, ${interactions.length} calls, ${took}`)
  return faults.length === 0
}
