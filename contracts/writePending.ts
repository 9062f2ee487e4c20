import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { providers } from "./agreed"
import { pendingPact } from "./pending"
import { giveUp } from "./verifier/options"

// Writes the pending pacts into a folder, for a broker.

const folder = process.argv[2] ?? giveUp("Name the folder to write to")
mkdirSync(folder, { recursive: true })
for (const one of providers) {
  const pact = pendingPact(one)
  writeFileSync(join(folder, `${pact.consumer.name}-${one}.json`), JSON.stringify(pact, null, 2))
}
