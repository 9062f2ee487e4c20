import type { Provider } from "./agreed"
import type { Checked } from "./duties/asked"
import { type Asked, type Brought, bring } from "./endpoint/ask"
import { missingValues } from "./endpoint/values"
import { pactsOf, type Values } from "./options"
import type { PactFile } from "./rules/pactFile"
import { type Gate, openGate, type StateChange } from "./verifier/gate"
import { unknownHosts } from "./verifier/hosts"
import { asUrl, giveUp, reasonOf } from "./verifier/options"
import { inFirstForm } from "./verifier/otherForms"
import { askPreflight, originsOf, type Pages } from "./verifier/preflight"
import { faultsOf, warningsOf } from "./verifier/readings"
import { replayPact } from "./verifier/replayPact"
import { chosen, linesOf, type Reading, verdictsOf } from "./verifier/verdict"

/** Brings a provider into a state, and notes each state that leaves out a value of the day. */
const watching =
  (provider: Asked, interactions: PactFile["interactions"], warnings: Set<string>) =>
  async ({ action, params = {}, state: name }: StateChange): Promise<Brought> => {
    const brought = await bring(provider, { name, params }, action)
    const isAnswered = provider.setup !== undefined && action === "setup" && brought.refused === undefined
    const warning = isAnswered && missingValues(name, brought.values, interactions)
    if (warning) warnings.add(`Warning: ${warning}`)
    return brought
  }

/** The calls to ask. */
type Agreed = readonly [provider: Provider, pact: PactFile]

/** What the portal's readers made of the answers, by the description of their call. */
type Read = ReadonlyMap<string, Reading>

/** Verifies one contract, prints the verdicts and returns the number of failed calls. */
const verifyOne = async ([provider, pact]: Agreed, gate: Gate, read: Read): Promise<number> => {
  const started = Date.now()
  const verdicts = verdictsOf(pact, await replayPact(provider, pact, gate), gate.said, read)
  for (const line of verdicts.flatMap(linesOf)) console.log(line)
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const failed = verdicts.filter(({ faults }) => faults.length > 0).length
  const count = `${verdicts.length - failed} of ${verdicts.length} calls`
  console.log(`\n${provider} ${failed === 0 ? "keeps" : "breaks"} the contract: ${count}, ${took}`)
  return failed
}

const reach = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch((failure) =>
    giveUp(`${url} cannot be reached: ${reasonOf(failure)}`)
  )

/**
 * Asks for each page whether its sales may carry their key. Prints the result and returns the
 * number of refusals.
 */
const verifyKey = async ({ headers, url }: Asked, origins: ReadonlyArray<string>): Promise<number> => {
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

/** Verifies the pacts, prints the verdicts, and returns the number of failed calls and preflights. */
const verifyAll = async (
  provider: Asked,
  pacts: ReadonlyArray<Agreed>,
  channels: ReadonlyArray<Pages>,
  origins: ReadonlyArray<string>
): Promise<number> => {
  const { headers, setup, url } = provider
  await reach(url)
  if (setup === undefined) console.log("Without --setup the provider has to be in every state by itself.")
  const warnings = new Set<string>()
  const origin = origins.find((one) => one !== new URL(url).origin)
  const read = new Map<string, Reading>()
  const interactions = pacts.flatMap(([, pact]) => pact.interactions)
  const gate = await openGate({
    url,
    headers,
    bring: watching(provider, interactions, warnings),
    origin,
    // A call that wants any 5xx would take the one that stands for no answer.
    miss: (description, why) => read.set(description, { faults: [`no answer came: ${why}`] }),
    watch: (description, answered) => {
      const { body, status } = interactions.find((one) => one.description === description)?.response ?? { status: 0 }
      const other = inFirstForm(answered, { status, body: body?.content })
      read.set(description, { faults: faultsOf(answered, origin), assumption: other?.assumption })
      for (const host of unknownHosts(answered, channels))
        warnings.add(`Warning: no channel has '${host}' in proxyHosts, so the portal would not call it: tell us`)
      for (const warning of warningsOf(answered)) warnings.add(`Warning: ${answered.call} · ${warning}`)
      return other?.first
    }
  })
  let failed = 0
  for (const one of pacts) {
    console.log(`\n${one[0]} at ${url}\n`)
    failed += await verifyOne(one, gate, read)
  }
  for (const line of [...warnings, ...gate.troubles]) console.log(line)
  await gate.close()
  const sells = pacts.some(([name]) => name === "public-api")
  return failed + (sells ? await verifyKey(provider, origins) : 0)
}

/** Asks a provider everything that the pacts hold, prints it, and resolves to whether all is as agreed. */
export const verify = async (provider: Checked, values: Values): Promise<boolean> => {
  const pacts = pactsOf(values)
    .map(([name, pact]): Agreed => [name, { ...pact, interactions: chosen(pact.interactions, values.only) }])
    .filter(([, { interactions }]) => interactions.length > 0)
  if (pacts.length === 0) giveUp(`No call is left: --only ${values.only?.join(", ") ?? "was not given"}`)
  const { channels } = provider
  const origins = values.origin?.map((origin) => new URL(asUrl("origin", origin)).origin)
  return (await verifyAll(provider, pacts, channels, origins ?? originsOf(provider.url, channels))) === 0
}
