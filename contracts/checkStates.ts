import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import type { Interaction, PactFile } from "./changes/pactFile"
import { faultsOf } from "./endpoint/faults"
import { pactFile, providers } from "./pact"
import { startSandbox } from "./sandbox/server"
import { asUrl, giveUp, headersOf, optionsOr, orGiveUp } from "./verifier/options"

const help = `Checks a state endpoint by itself: it takes every state of the pacts, twice in a row and in any
order, refuses an unknown one, answers the values of the day, and nothing of a state remains in the
next one.

  npm run contracts:states                                      the sandbox
  npm run contracts:states -- --setup http://localhost:8080/_pact/states --provider public-api

  --setup     the state endpoint (contracts/docs/verify.md, contracts/docs/states.md)
  --url       the provider. Default: the origin of --setup
  --provider  one of ${providers.join(", ")}. Default: both
  --pacts     the folder of the pact files. Default: pacts/ of this project
  --header    'Name: value' for every request; can be repeated
  --help      this

Ends with 0 if the endpoint is right, 1 if not, 2 if that could not be found out.`

const options = {
  setup: { type: "string" },
  url: { type: "string" },
  provider: { type: "string" },
  pacts: { type: "string" },
  header: { type: "string", multiple: true },
  help: { type: "boolean" }
} as const

const values = optionsOr(help, () => parseArgs({ options }).values)
const named = providers.filter((one) => values.provider === undefined || one === values.provider)
if (named.length === 0) giveUp(`--provider is one of: ${providers.join(", ")}`)
if (values.setup !== undefined) asUrl("setup", values.setup)

const interactions = named.flatMap((provider): ReadonlyArray<Interaction> => {
  const file = values.pacts === undefined ? pactFile(provider) : join(values.pacts, basename(pactFile(provider)))
  const pact = JSON.parse(readFileSync(file, "utf8")) as PactFile
  return pact.interactions
})

const sandbox = values.setup === undefined ? await startSandbox({ port: 0 }) : undefined
const setup = values.setup ?? `${sandbox?.url}/_sandbox/states`
const url = values.url ?? new URL(setup).origin
const started = Date.now()
const headers = headersOf(values.header)
const faults = await faultsOf({ url, setup, headers }, interactions).catch(orGiveUp)
await sandbox?.close()
for (const fault of faults) console.log(`✗ ${fault}`)
const states = new Set(interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
const verdict = faults.length === 0 ? "is right" : `has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}`
console.log(
  `The state endpoint ${verdict}: ${states.size} states, ${interactions.length} calls, ${((Date.now() - started) / 1000).toFixed(1)} s`
)
process.exit(faults.length === 0 ? 0 : 1)
