import { rename, rm } from "node:fs/promises"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { node, root } from "./command"

/**
 * `npm run build-storybook [-- --output-dir folder]`, which Chromatic calls too. It builds beside the
 * folder and renames at the end: a build that failed or was stopped leaves no page that waits for ever.
 */
const { tokens, values } = parseArgs({
  options: { "output-dir": { type: "string", default: "storybook-static" } },
  strict: false,
  tokens: true
})
const others = tokens.flatMap((token) => (token.kind === "option" && token.name !== "output-dir" ? token.rawName : []))
const output = resolve(root, String(values["output-dir"]))
const started = `${output}.new`
const args = ["build", "--quiet", ...others, "--output-dir", started]
const { ok, output: said } = await node("storybook/dist/bin/dispatcher.js", args)
if (said) console.log(said)
await rm(ok ? output : started, { recursive: true, force: true })
if (ok) await rename(started, output)
process.exitCode = ok ? 0 : 1
