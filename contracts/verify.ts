import type { Provider } from "./agreed"
import { missingValues } from "./endpoint/values"
import { type Around, pactsOf, type Values } from "./options"
import type { PactFile } from "./rules/pactFile"
import { type Gate, openGate, type StateChange } from "./verifier/gate"
import { asUrl, giveUp, headersOf } from "./verifier/options"
import { askPreflight, originsOf, type Pages } from "./verifier/preflight"
import { type Answered, faultsOf } from "./verifier/readings"
import { replayPact } from "./verifier/replayPact"
import { chosen, linesOf, namesIn, outcomeOf, verdictsOf } from "./verifier/verdict"

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

/** The portal calls no host of `/api_url` that no channel knows: it warns, as a test server may have another. */
const unknownHost = ({ body, call, status }: Answered, channels: ReadonlyArray<Pages>): ReadonlyArray<string> => {
  if (call !== "GET /api_url" || status !== 200) return []
  const host = /:\/\/([^/"\s]+)/.exec(body)?.[1] ?? ""
  const isLocal = /^(127\.|localhost\b|\[::1\]|[^:]+\.localhost\b)/.test(host)
  const isKnown = isLocal || channels.some(({ hosts, proxyHosts }) => [...hosts, ...proxyHosts].includes(host))
  return isKnown ? [] : [`Warning: no channel has '${host}' in proxyHosts, so the portal would not call it: tell us`]
}

/** The calls to ask, and every name that the whole pact has. */
type Agreed = readonly [provider: Provider, pact: PactFile, known: ReadonlySet<string>]

/** Verifies one contract, prints the verdicts and returns the number of failed calls. */
const verifyOne = async ([provider, pact, known]: Agreed, gate: Gate): Promise<number> => {
  const started = Date.now()
  const verdicts = verdictsOf(pact, await replayPact(provider, pact, gate), known)
  for (const line of verdicts.flatMap(linesOf)) console.log(line)
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const failed = verdicts.filter((verdict) => outcomeOf(verdict) === "FAILS").length
  const count = `${verdicts.length - failed} of ${verdicts.length} calls`
  console.log(`\n${provider} ${failed === 0 ? "keeps" : "breaks"} the contract: ${count}, ${took}`)
  return failed
}

const reach = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch((failure: Error) => {
    const cause: NodeJS.ErrnoException = failure.cause instanceof Error ? failure.cause : failure
    return giveUp(`${url} cannot be reached: ${cause.message || cause.code}`)
  })

/**
 * Asks for each page whether its sales may carry their key. Prints the result and returns the
 * number of refusals.
 */
const verifyKey = async ({ headers, pacts, url }: Asked, origins: ReadonlyArray<string>): Promise<number> => {
  if (!pacts.some(([provider]) => provider === "public-api")) return 0
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
  readonly channels: Around["channels"]
}

/** Verifies all contracts and returns the number of failed calls. */
const verifyAll = async (asked: Asked): Promise<number> => {
  const { headers, pacts, setup, url } = asked
  await reach(url)
  if (setup === undefined) console.log("Without --setup the provider has to be in every state by itself.")
  const warnings = new Set<string>()
  const bring = setup === undefined ? bringBy(setup, headers) : watching(bringBy(setup, headers), pacts, warnings)
  const channels = await asked.channels()
  const origins = asked.origins ?? originsOf(url, channels)
  const origin = origins.find((one) => one !== new URL(url).origin)
  const faults = new Set<string>()
  const gate = await openGate({
    ...{ url, headers, bring, origin },
    watch: (answered) => {
      for (const fault of faultsOf(answered, origin)) faults.add(`FAILS ${answered.call} · ${fault}`)
      for (const warning of unknownHost(answered, channels)) warnings.add(warning)
    }
  })
  let failed = 0
  for (const one of pacts) {
    console.log(`\n${one[0]} at ${url}\n`)
    failed += await verifyOne(one, gate)
  }
  for (const line of [...faults, ...warnings, ...gate.troubles]) console.log(line)
  await gate.close()
  return failed + faults.size + (await verifyKey(asked, origins))
}

/** Asks a provider everything that the pacts hold, prints it, and resolves to whether all is as agreed. */
export const verify = async (values: Values, { channels, withSandbox }: Around): Promise<boolean> => {
  const pacts = pactsOf(values)
    .map(([provider, pact]): Agreed => {
      return [provider, { ...pact, interactions: chosen(pact.interactions, values.only) }, namesIn(pact)]
    })
    .filter(([, { interactions }]) => interactions.length > 0)
  if (pacts.length === 0) giveUp(`No call is left: --only ${values.only?.join(", ") ?? "was not given"}`)
  const headers = headersOf(values.header)
  if (values.url === undefined && values.setup !== undefined)
    giveUp("--setup goes with --url: the sandbox is brought into its states anyway")
  if (values.url !== undefined) {
    const setup = values.setup === undefined ? undefined : asUrl("setup", values.setup)
    const origins = values.origin?.map((origin) => new URL(asUrl("origin", origin)).origin)
    const asked = { url: asUrl("url", values.url), setup, headers, pacts, channels, ...(origins && { origins }) }
    return (await verifyAll(asked)) === 0
  }
  if (withSandbox === undefined) return giveUp("--url is missing: the address of the provider")
  return withSandbox(async ({ setup, url }) => (await verifyAll({ url, setup, headers, pacts, channels })) === 0)
}
