import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { build } from "vite"
import { root } from "./command"
import { moduleList } from "./modulesByFile"

/**
 * Builds the portal of a checkout, by default this one, into its dist/ as `npm run build` does, and
 * lists the modules of each file with their bytes for the budgets.
 */
const folder = process.argv[2] ?? root
const nameOf = (id: string) => {
  const ofPackage = id.lastIndexOf("node_modules/")
  if (ofPackage >= 0) return id.slice(ofPackage)
  // A module of the bundler's own has no file.
  return id.startsWith("\0") ? id.slice(1) : relative(folder, id)
}
const built = await build({ configFile: join(folder, "vite.config.ts"), logLevel: "warn" })
if (!("output" in built)) throw new Error("The build gave no single output.")
const files = built.output.flatMap((file) => {
  if (file.type !== "chunk") return []
  const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])
  return [[file.fileName, Object.fromEntries(modules)] as const]
})
await mkdir(dirname(moduleList(folder)), { recursive: true })
await writeFile(moduleList(folder), JSON.stringify(files))
