import { parseArgs } from "node:util"
import { duties } from "./duties/list"
import { withSandbox } from "./duties/sandbox"
import { giveUp, headersOf, optionsOr, orGiveUp } from "./verifier/options"

const help = `Checks the duties of a provider that no pact can hold (contracts/docs/duties.md).

  npm run contracts:duties                                      the sandbox
  npm run contracts:duties -- --url http://localhost:8080 --setup http://localhost:8080/_pact/states

  --url              the provider, in a test environment: the check sells some 300 plans
  --setup            its state endpoint (contracts/docs/verify.md)
  --origin           a page that sells through the provider: may its sales carry their key?
  --cookie           the cookie of a customer who has just logged in, and
  --session-seconds  how long such a session lasts: the check waits for its end
  --start            a command that starts the provider once more,
  --start-url        at this address, with its state endpoint at the path of --setup, and
  --mails            where it then shows its sent mails with the number of each order: the check
                     kills it amid its sales, and starts it again
  --clock            where its clock is put ahead: POST { "ahead": seconds }; 0 puts it right
  --only             the duties whose name has these words; can be repeated
  --header           'Name: value' for every request; can be repeated
  --help             this

A duty that lacks its option is not asked.
Ends with 0 if every asked duty is kept, 1 if one is not, 2 if that could not be found out.`

const options = {
  url: { type: "string" },
  setup: { type: "string" },
  origin: { type: "string" },
  cookie: { type: "string" },
  "session-seconds": { type: "string" },
  start: { type: "string" },
  "start-url": { type: "string" },
  mails: { type: "string" },
  clock: { type: "string" },
  only: { type: "string", multiple: true },
  header: { type: "string", multiple: true },
  help: { type: "boolean" }
} as const

const values = optionsOr(help, () => parseArgs({ options }).values)
const seconds = values["session-seconds"]
const { mails, setup, start, "start-url": startUrl, url } = values
const second =
  start === undefined || startUrl === undefined || mails === undefined
    ? undefined
    : { command: start, url: startUrl, mails, setup: setup && new URL(new URL(setup).pathname, startUrl).href }
const checked = url !== undefined && {
  ...{ url, setup, second, origin: values.origin, cookie: values.cookie, clock: values.clock },
  sessionSeconds: seconds === undefined ? undefined : Number(seconds),
  headers: headersOf(values.header)
}
const asked = duties.filter(({ name }) => values.only?.some((words) => name.includes(words)) ?? true)
if (asked.length === 0) giveUp(`No duty has the words: ${values.only?.join(", ")}`)

/** Checks the duties one by one, prints what each is, and returns the number of broken ones. */
const checkAll = async (of: Parameters<(typeof duties)[number]["check"]>[0]): Promise<number> => {
  let broken = 0
  for (const { check, name } of asked) {
    const found = await check(of)
    const faults = "faults" in found ? found.faults : []
    const outcome = "lacks" in found ? `not asked: give ${found.lacks}` : ""
    console.log(`${outcome ? "-    " : faults.length > 0 ? "FAILS" : "ok   "} ${name}${outcome && ` · ${outcome}`}`)
    for (const fault of faults) console.log(`      ✗ ${fault}`)
    broken += faults.length > 0 ? 1 : 0
  }
  return broken
}

const broken = await (checked ? checkAll(checked) : withSandbox(checkAll)).catch(orGiveUp)
process.exit(broken > 0 ? 1 : 0)
