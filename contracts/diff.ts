import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { changesOf } from "./changes/compare"
import { type Pacts, pactsAt, pactsNow, printsOf, revisionOf } from "./changes/revisions"
import { told } from "./changes/tell"
import { giveUp, optionsOr } from "./verifier/options"

const help = `Tells in words what the pacts ask more of a provider than before, what less, and what is the same.

  npm run contracts:diff                    since the newest section of contracts/CHANGELOG.md
  npm run contracts:diff -- origin/main     since that revision of git, or that folder of pacts
  npm run contracts:diff -- --write         adds the changes to the CHANGELOG as a section

  --write     once for each commit that changes pacts/
  --help      this

Ends with 0, or with 2 if there are no such pacts.`

const changelog = join(import.meta.dirname, "CHANGELOG.md")
const [preface = "", ...sections] = readFileSync(changelog, "utf8").split(/^(?=## )/m)
const known = /^## \S+ · (.*)/.exec(sections[0] ?? "")?.[1] ?? ""

const earlier = (place: string | undefined): Pacts => {
  try {
    return pactsAt(place ?? revisionOf(known) ?? giveUp(`No commit has the pacts of the CHANGELOG: ${known}`))
  } catch {
    return giveUp(`There is no revision or folder '${place}' with pacts.`)
  }
}

const options = { write: { type: "boolean" }, help: { type: "boolean" } } as const
const { place, write } = optionsOr(help, () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  return { ...values, place: positionals[0] }
})
const before = new Map(earlier(place))
const now = pactsNow()
const said = now
  .map(([provider, pact]) => told(provider, changesOf(before.get(provider) ?? { interactions: [] }, pact)))
  .join("\n")
console.log(said)
if (write && printsOf(now) !== known) {
  const head = `## ${new Date().toISOString().slice(0, 10)} · ${printsOf(now)}`
  writeFileSync(changelog, [preface, `${head}\n\n${said}\n`, ...sections].join(""))
}
