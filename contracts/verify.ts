import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import type { Channel } from "../src/core/channel/channel"
import { channelIds } from "../tests/conventions/source"
import type { PactFile } from "./changes/pactFile"
import { missingValues } from "./endpoint/values"
import { type Provider, pactFile, providers } from "./pact"
import { startSandbox } from "./sandbox/server"
import { type Gate, openGate, type StateChange } from "./verifier/gate"
import { asUrl, giveUp, headersOf, optionsOr, orGiveUp } from "./verifier/options"
import { askPreflight, originsOf } from "./verifier/preflight"
import { replayPact } from "./verifier/replayPact"
import { summaryOf } from "./verifier/summary"
import { chosen, linesOf, namesIn, outcomeOf, verdictsOf } from "./verifier/verdict"

const help = `Asks a provider everything that the pacts hold, and tells where its answers differ.

  npm run contracts:verify                                      the sandbox, both pacts
  npm run contracts:verify -- --url https://api.example.com --provider public-api

  --url       the provider: what stands before /public_api, or before /userinfo and /api
  --provider  one of ${providers.join(", ")}. Default: both
  --origin    a page that sells through the provider: may its sales carry Idempotency-Key (CORS)?
              Default: the channels that name the provider in proxyHosts. Can be repeated
  --setup     the state endpoint (contracts/docs/verify.md, contracts/docs/states.md).
              Without it the provider must be in every state by itself
  --only      the call of this description, or all whose description has these words;
              can be repeated
  --pacts     the folder of the pact files. Default: pacts/ of this project
  --header    'Name: value' for every request, such as a key of a gateway; can be repeated
  --help      this

Ends with 0 if every answer is as agreed, 1 if one is not, 2 if that could not be found out.`

const options = {
  url: { type: "string" },
  provider: { type: "string" },
  origin: { type: "string", multiple: true },
  setup: { type: "string" },
  only: { type: "string", multiple: true },
  pacts: { type: "string" },
  header: { type: "string", multiple: true },
  help: { type: "boolean" }
} as const

const read = () => optionsOr(help, () => parseArgs({ options }).values)

type Values = ReturnType<typeof read>

/** Posts a state to the provider in Pact's form and returns its answer. A refusal fails the call. */
const bringBy =
  (setup: string | undefined, headers: Readonly<Record<string, string>>) => async (change: StateChange) => {
    if (setup === undefined) return ""
    const body = JSON.stringify(change)
    const answer = await fetch(setup, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${setup} answered ${answer.status}: ${said}`)
    return said
  }

const valuesIn = (said: string): Readonly<Record<string, unknown>> => {
  try {
    return Object(JSON.parse(said))
  } catch {
    return {}
  }
}

/** Notes each state that leaves out a value of the day. */
const watching =
  (bring: (change: StateChange) => Promise<string>, pacts: ReadonlyArray<Agreed>, warnings: Set<string>) =>
  async (change: StateChange) => {
    const said = await bring(change)
    const interactions = pacts.flatMap(([, pact]) => pact.interactions)
    const warning = change.action === "setup" && missingValues(change.state, valuesIn(said), interactions)
    if (warning) warnings.add(`Warning: ${warning}`)
    return said
  }

/** The calls to ask, and every name that the whole pact has. */
type Agreed = readonly [provider: Provider, pact: PactFile, known: ReadonlySet<string>]

const agreed = async (provider: Provider, { only, pacts }: Values): Promise<Agreed> => {
  const file = pactFile(provider)
  const path = pacts === undefined ? file : join(pacts, basename(file))
  const pact = JSON.parse(await readFile(path, "utf8")) as PactFile
  return [provider, { ...pact, interactions: chosen(pact.interactions, only) }, namesIn(pact)]
}

/** Verifies one contract, prints the verdicts and returns the number of failed calls. */
const verify = async ([provider, pact, known]: Agreed, gate: Gate): Promise<number> => {
  const started = Date.now()
  const verdicts = verdictsOf(pact, await replayPact(provider, pact, gate), known)
  for (const line of verdicts.flatMap(linesOf)) console.log(line)
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  for (const line of summaryOf(provider, verdicts, took)) console.log(line)
  return verdicts.filter((verdict) => outcomeOf(verdict) === "FAILS").length
}

const reach = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch((failure: Error) => {
    const cause: NodeJS.ErrnoException = failure.cause instanceof Error ? failure.cause : failure
    return giveUp(`${url} cannot be reached: ${cause.message || cause.code}`)
  })

/** Reads the channels without the rest of their brands. */
const channelsOf = () =>
  Promise.all(
    channelIds.map(async (id) => {
      const { channel }: { readonly channel: Channel } = await import(`../src/channels/${id}/channel.ts`)
      return channel
    })
  )

/**
 * Asks for each page whether its sales may carry their key. Prints the result and returns the
 * number of refusals.
 */
const verifyKey = async ({ headers, pacts, url, ...asked }: Asked): Promise<number> => {
  if (!pacts.some(([provider]) => provider === "public-api")) return 0
  const origins = asked.origins ?? originsOf(url, await channelsOf())
  const faults = await Promise.all(origins.map((origin) => askPreflight(url, origin, headers)))
  for (const [index, origin] of origins.entries())
    console.log(
      `${faults[index] === undefined ? "ok   " : "FAILS"} OPTIONS /public_api/sales/enroll · Idempotency-Key from ${origin}`
    )
  const failed = faults.filter((fault) => fault !== undefined)
  for (const fault of new Set(failed))
    console.log(`      ✗ ${fault}: one purchase could be charged more than once, and no build for it goes out`)
  return failed.length
}

interface Asked {
  readonly url: string
  readonly origins?: ReadonlyArray<string>
  readonly setup: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly pacts: ReadonlyArray<Agreed>
}

/** Verifies all contracts and returns the number of failed calls. */
const verifyAll = async (asked: Asked): Promise<number> => {
  const { headers, pacts, setup, url } = asked
  await reach(url)
  if (setup === undefined) console.log("Without --setup the provider has to be in every state by itself.")
  const warnings = new Set<string>()
  const bring = setup === undefined ? bringBy(setup, headers) : watching(bringBy(setup, headers), pacts, warnings)
  const gate = await openGate({ url, headers, bring })
  let failed = 0
  for (const one of pacts) {
    console.log(`\n${one[0]} at ${url}\n`)
    failed += await verify(one, gate)
  }
  for (const line of [...warnings, ...gate.troubles]) console.log(line)
  await gate.close()
  failed += await verifyKey(asked)
  return failed
}

const main = async (): Promise<number> => {
  const values = read()
  const named = providers.filter((known) => values.provider === undefined || known === values.provider)
  if (named.length === 0) giveUp(`--provider is one of: ${providers.join(", ")}`)
  if (values.setup !== undefined && values.url === undefined)
    giveUp("--setup goes with --url: the sandbox is brought into its states anyway")
  const headers = headersOf(values.header)
  const all = await Promise.all(named.map((one) => agreed(one, values)))
  const pacts = all.filter(([, { interactions }]) => interactions.length > 0)
  if (pacts.length === 0) giveUp(`No call is left: --only ${values.only?.join(", ") ?? "was not given"}`)
  if (values.url !== undefined) {
    const setup = values.setup === undefined ? undefined : asUrl("setup", values.setup)
    const origins = values.origin?.map((origin) => new URL(asUrl("origin", origin)).origin)
    return verifyAll({ url: asUrl("url", values.url), setup, headers, pacts, ...(origins && { origins }) })
  }
  const sandbox = await startSandbox({ port: 0 })
  return verifyAll({ url: sandbox.url, setup: `${sandbox.url}/_sandbox/states`, headers, pacts }).finally(sandbox.close)
}

const failed = await main().catch(orGiveUp)
process.exit(failed > 0 ? 1 : 0)
