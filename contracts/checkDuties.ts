import type { Checked } from "./duties/asked"
import { duties } from "./duties/list"
import type { Values } from "./options"
import { giveUp } from "./verifier/options"

/** Plays the duties one by one, prints what each is, and resolves to whether none is broken. */
export const checkDuties = async (checked: Checked, { only }: Values): Promise<boolean> => {
  const asked = duties.filter(({ name }) => only?.some((words) => name.includes(words)) ?? true)
  if (asked.length === 0) giveUp(`No duty has the words: ${only?.join(", ")}`)
  let broken = 0
  for (const { check, name } of asked) {
    const found = await check(checked)
    const faults = "faults" in found ? found.faults : []
    const outcome = "lacks" in found ? `not asked: give ${found.lacks}` : ""
    console.log(`${outcome ? "-    " : faults.length > 0 ? "FAILS" : "ok   "} ${name}${outcome && ` · ${outcome}`}`)
    for (const fault of faults) console.log(`      ✗ ${fault}`)
    broken += faults.length > 0 ? 1 : 0
  }
  return broken === 0
}
