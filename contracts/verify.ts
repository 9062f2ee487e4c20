import { parseArgs } from "node:util"
import { Verifier } from "@pact-foundation/pact"
import { type Provider, pactFile, providers } from "./pact"
import { startSandbox } from "./sandbox/server"
import { makeStateHandlers } from "./sandbox/states"
import { states } from "./states"

/**
 * What to verify: the sandbox unless `url` names a provider, every provider's contract unless one is named. `setup` is an address of
 * that provider's people, which is told each state before its call, as Pact has it.
 */
interface VerifyOptions {
  readonly url?: string | undefined
  readonly setup?: string | undefined
  readonly provider?: Provider | undefined
}

const allStates: ReadonlyArray<string> = Object.values(states).map(({ description }) => description)

/** A provider that is not ours cannot be ordered about: its people must have put it in these states. */
const announceStates = () =>
  Object.fromEntries(
    allStates.map((state) => [
      state,
      (parameters?: unknown) => {
        console.log(`  The provider must be in the state: ${state} ${JSON.stringify(parameters ?? {})}`)
        return Promise.resolve()
      }
    ])
  )

const handlersOf = (sandbox: { readonly url: string } | undefined) => {
  if (sandbox === undefined) return announceStates()
  const handlers = makeStateHandlers(sandbox)
  const unknown = allStates.filter((state) => !(state in handlers))
  if (unknown.length > 0) throw new Error(`The sandbox has no handler for: ${unknown.join(", ")}`)
  return handlers
}

type Given =
  | { readonly stateHandlers: ReturnType<typeof handlersOf> }
  | { readonly providerStatesSetupUrl: string; readonly providerStatesSetupBody: true }

const holds = async (provider: Provider, url: string, given: Given) => {
  console.log(`\n${provider} at ${url}`)
  const verifier = new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls: [pactFile(provider)],
    ...given,
    logLevel: "error"
  })
  try {
    await verifier.verifyProvider()
    console.log(`${provider}: keeps the contract`)
    return true
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    // The verifier has just told what differs, line by line; its error repeats it as one long JSON.
    console.error(`${provider}: breaks the contract${reason.startsWith("{") ? "" : `: ${reason}`}`)
    return false
  }
}

/** Replays the pacts against a provider, and says whether it keeps them all. */
const verify = async ({ provider, setup, url }: VerifyOptions): Promise<boolean> => {
  const sandbox = url === undefined ? await startSandbox({ port: 0 }) : undefined
  const kept: Array<boolean> = []
  try {
    const given: Given = setup
      ? { providerStatesSetupUrl: setup, providerStatesSetupBody: true }
      : { stateHandlers: handlersOf(sandbox) }
    for (const one of providers.filter((known) => provider === undefined || known === provider))
      kept.push(await holds(one, sandbox?.url ?? url ?? "", given))
  } finally {
    await sandbox?.close()
  }
  return kept.every(Boolean)
}

const { values } = parseArgs({
  options: { url: { type: "string" }, setup: { type: "string" }, provider: { type: "string" } }
})
const provider = providers.find((known) => known === values.provider)
if (values.provider !== undefined && provider === undefined) {
  console.error(`--provider is one of: ${providers.join(", ")}`)
  process.exit(2)
}
if (values.setup !== undefined && values.url === undefined) {
  console.error("--setup goes with --url: the sandbox is brought into its states anyway")
  process.exit(2)
}
process.exit((await verify({ url: values.url, setup: values.setup, provider })) ? 0 : 1)
