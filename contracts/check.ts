import { checkDuties } from "./checkDuties"
import { checkStates } from "./checkStates"
import { type Around, read } from "./options"
import { giveUp, orGiveUp } from "./verifier/options"
import { verify } from "./verify"

const checks = { verify, states: checkStates, duties: checkDuties }

/** Plays the check that the arguments name, and ends the process with its verdict. */
export const check = async (args: ReadonlyArray<string>, around: Around): Promise<never> => {
  const { name, ...values } = read(args)
  const [, play] =
    Object.entries(checks).find(([one]) => one === name) ??
    giveUp(`A check is one of: ${Object.keys(checks).join(", ")}`)
  if (values.url === undefined && values.setup === undefined && around.withSandbox === undefined)
    giveUp("--url is missing: the address of the provider")
  const isRight = await play(values, around).catch(orGiveUp)
  return process.exit(isRight ? 0 : 1)
}
