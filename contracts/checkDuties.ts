import type { Checked } from "./duties/asked"
import { duties } from "./duties/list"
import type { Around, Values } from "./options"
import { asUrl, giveUp, headersOf } from "./verifier/options"

/** The provider under check, and what its people lend for it. */
const checkedOf = (url: string, values: Values): Checked => {
  const { clock, cookie, mails, origin: [origin] = [], setup, start } = values
  const [seconds, startUrl] = [values["session-seconds"], values["start-url"]]
  const second =
    start === undefined || startUrl === undefined || mails === undefined
      ? undefined
      : { command: start, url: startUrl, mails, setup: setup && new URL(new URL(setup).pathname, startUrl).href }
  const sessionSeconds = seconds === undefined ? undefined : Number(seconds)
  return {
    url: asUrl("url", url),
    setup,
    second,
    origin,
    cookie,
    clock,
    sessionSeconds,
    headers: headersOf(values.header)
  }
}

/** Plays the duties one by one, prints what each is, and resolves to whether none is broken. */
export const checkDuties = async (values: Values, { withSandbox }: Around): Promise<boolean> => {
  const asked = duties.filter(({ name }) => values.only?.some((words) => name.includes(words)) ?? true)
  if (asked.length === 0) giveUp(`No duty has the words: ${values.only?.join(", ")}`)
  const play = async (checked: Checked) => {
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
  if (values.url !== undefined) return play(checkedOf(values.url, values))
  return withSandbox === undefined ? giveUp("--url is missing: the address of the provider") : withSandbox(play)
}
