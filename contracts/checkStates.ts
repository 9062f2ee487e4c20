import { faultsOf } from "./endpoint/faults"
import { type Around, pactsOf, type Values } from "./options"
import { asUrl, giveUp, headersOf } from "./verifier/options"

/** Checks a state endpoint by itself, prints its faults, and resolves to whether it has none. */
export const checkStates = async (values: Values, { withSandbox }: Around): Promise<boolean> => {
  const interactions = pactsOf(values).flatMap(([, pact]) => pact.interactions)
  const states = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const started = Date.now()
  const play = async (url: string, setup: string) => {
    const faults = await faultsOf({ url, setup, headers: headersOf(values.header) }, interactions)
    for (const fault of faults) console.log(`✗ ${fault}`)
    const many = faults.length === 1 ? "1 fault" : `${faults.length} faults`
    const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
    const verdict = faults.length === 0 ? "is right" : `has ${many}`
    console.log(`The state endpoint ${verdict}: ${states.size} states, ${interactions.length} calls, ${took}`)
    return faults.length === 0
  }
  if (values.setup !== undefined) {
    const setup = asUrl("setup", values.setup)
    return play(values.url ?? new URL(setup).origin, setup)
  }
  if (withSandbox === undefined || values.url !== undefined) return giveUp("--setup is missing: the state endpoint")
  return withSandbox(({ setup = "", url }) => play(url, setup))
}
