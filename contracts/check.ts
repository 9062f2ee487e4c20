import type { Checked } from "./duties/asked"
import { duties } from "./duties/list"
import { checkEndpoint } from "./endpoint/faults"
import { type Around, checkedOf, pactsOf, read, type Values } from "./options"
import { giveUp, orGiveUp, reasonOf } from "./verifier/options"
import { verify } from "./verify"

/** Plays the duties one by one, prints what each is, and resolves to whether none is broken. */
const checkDuties = async (checked: Checked, { only }: Values): Promise<boolean> => {
  const asked = duties
    .filter(({ of }) => of === undefined || checked.providers.includes(of))
    .filter(({ name }) => only?.some((words) => name.includes(words)) ?? true)
  if (asked.length === 0) giveUp(`No duty has the words: ${only?.join(", ")}`)
  let broken = 0
  for (const { check, name } of asked) {
    const found = await check(checked).catch((cause: unknown) => giveUp(`'${name}' came to no end: ${reasonOf(cause)}`))
    const { faults = [], warnings = [] } = "lacks" in found ? {} : found
    const outcome = "lacks" in found ? `not asked: give ${found.lacks}` : ""
    console.log(`${outcome ? "-    " : faults.length > 0 ? "FAILS" : "ok   "} ${name}${outcome && ` · ${outcome}`}`)
    for (const fault of faults) console.log(`      ✗ ${fault}`)
    for (const warning of warnings) console.log(`Warning: ${warning}`)
    broken += faults.length > 0 ? 1 : 0
  }
  return broken === 0
}

/** Checks a state endpoint by itself, prints its faults, and resolves to whether it has none. */
const checkStates = async (checked: Checked, values: Values): Promise<boolean> => {
  if (checked.setup === undefined) return giveUp("--setup is missing: the state endpoint")
  const interactions = pactsOf(values).flatMap(([, pact]) => pact.interactions)
  const states = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const started = Date.now()
  const { faults, others } = await checkEndpoint(checked, interactions)
  for (const line of others) console.log(line)
  for (const fault of faults) console.log(`✗ ${fault}`)
  const many = faults.length === 1 ? "1 fault" : `${faults.length} faults`
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const verdict = faults.length === 0 ? "is right" : `has ${many}`
  console.log(`The state endpoint ${verdict}: ${states.size} states, ${interactions.length} calls, ${took}`)
  return faults.length === 0
}

const checks = { verify, states: checkStates, duties: checkDuties }

/** Plays the check that the arguments name, and ends the process with its verdict. */
export const check = async (args: ReadonlyArray<string>, { channels, sandbox }: Around): Promise<never> => {
  const { name, ...values } = read(args)
  const [, play] =
    Object.entries(checks).find(([one]) => one === name) ??
    giveUp(`A check is one of: ${Object.keys(checks).join(", ")}`)
  const named = checkedOf(values, await channels())
  const started = named ? undefined : await sandbox?.()
  const checked =
    named ?? started?.checked ?? giveUp("Give --url, the address of the provider, or --setup, its state endpoint")
  const isRight = await play(checked, values).catch(orGiveUp)
  await started?.close()
  return process.exit(isRight ? 0 : 1)
}
