import { Verifier } from "@pact-foundation/pact"
import type { Replay } from "./replayPact"

// A separate process: Pact's verifier prints a page for every fault straight to the output, past
// `console`.
const { gate, pact, provider } = JSON.parse(process.argv[2] ?? "{}") as Replay

const verifier = new Verifier({
  provider,
  providerBaseUrl: gate.url,
  providerStatesSetupUrl: gate.statesUrl,
  pactUrls: [pact],
  timeout: 70_000,
  logLevel: "error"
})

const result = await verifier.verifyProvider().then(
  (results: unknown) => (typeof results === "string" ? results : JSON.stringify(results)),
  (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))
)
process.send?.(result, () => process.exit(0))
