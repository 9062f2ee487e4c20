import { checkDuties } from "./checkDuties"
import { checkStates } from "./checkStates"
import { type Around, checkedOf, read } from "./options"
import { giveUp, orGiveUp } from "./verifier/options"
import { verify } from "./verify"

const checks = { verify, states: checkStates, duties: checkDuties }

/** Plays the check that the arguments name, and ends the process with its verdict. */
export const check = async (args: ReadonlyArray<string>, { channels, sandbox }: Around): Promise<never> => {
  const { name, ...values } = read(args)
  const [, play] =
    Object.entries(checks).find(([one]) => one === name) ??
    giveUp(`A check is one of: ${Object.keys(checks).join(", ")}`)
  const named = checkedOf(values)
  const started = named ? undefined : await sandbox?.()
  const checked =
    named ?? started?.checked ?? giveUp("Give --url, the address of the provider, or --setup, its state endpoint")
  const isRight = await play(checked, values, channels).catch(orGiveUp)
  await started?.close()
  return process.exit(isRight ? 0 : 1)
}
