import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"
import { command, root } from "../../tests/run/command"
import { providers } from "../agreed"
import { channelTable } from "../channels"
import { openApi } from "./openApi"

const name = "portal-contracts"

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const contracts = join(root, "contracts")

/** Pacts, pages and examples, as they are committed. */
const copiedFiles = async () => {
  const listed = await command("git", ["ls-files", "pacts", "contracts/docs", "contracts/examples"])
  return listed.output.split("\n").filter((file) => file !== "" && !file.endsWith(".ts"))
}

/** The checks as JavaScript. Of other packages they need Pact's verifier alone. */
const bundle = (outDir: string) =>
  build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: ["@pact-foundation/pact"] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      target: "node20",
      emptyOutDir: true,
      rolldownOptions: {
        input: { bin: join(contracts, "package/bin.ts"), replay: join(contracts, "verifier/replay.ts") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" }
      }
    }
  })

/** What a provider does, without what needs a checkout. */
const readme = () => readFileSync(join(contracts, "README.md"), "utf8").split("\n## With a checkout")[0] ?? ""

/**
 * Packs what a provider needs of a release, each file at its place in a checkout: pacts, the
 * checks, documents in OpenAPI, channels with their codes, pages and examples; at the root a page
 * that says which file answers which question. Returns the path of the tarball, in a folder that it
 * empties.
 */
export const makePackage = async (out: string): Promise<string> => {
  const folder = join(out, name)
  const inside = join(folder, "contracts")
  rmSync(out, { recursive: true, force: true })
  await bundle(inside)
  const {
    devDependencies,
    engines,
    license,
    version: portal
  } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const commit = (await command("git", ["rev-parse", "--short=10", "HEAD"])).output.trim()
  const version = `${portal}-g${commit}`
  const dependencies = { "@pact-foundation/pact": devDependencies["@pact-foundation/pact"] }
  const channels = await channelTable()
  const codes = channels.map(({ idChannel }) => idChannel)
  const description = "What the portal and its two providers agreed, and the checks of it"
  const about = {
    name,
    version,
    description,
    license,
    private: true,
    type: "module",
    engines,
    bin: "contracts/bin.js",
    dependencies
  }
  const documents = providers.map((one) => [`openapi-${one}.json`, json(openApi(one, version, codes))] as const)
  writeFileSync(join(folder, "package.json"), json(about))
  writeFileSync(join(inside, "README.md"), readme())
  writeFileSync(join(inside, "channels.json"), json(channels))
  for (const [file, text] of documents) writeFileSync(join(inside, file), text)
  cpSync(join(contracts, "package/README.md"), join(folder, "README.md"))
  for (const copied of await copiedFiles()) cpSync(join(root, copied), join(folder, copied))
  const packed = await command("npm", ["pack", "--silent", "--pack-destination", out], { cwd: folder })
  if (!packed.ok) throw new Error(packed.output)
  return join(out, packed.output.trim().split("\n").at(-1) ?? "")
}
