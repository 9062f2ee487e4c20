import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { build } from "vite"
import { root } from "./command"
import { moduleList } from "./modulesByFile"

/**
 * Builds the portal as `npm run build` does, and lists the modules of each file, with their bytes,
 * for the budgets.
 */
const built = await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn" })
if (!("output" in built)) throw new Error("The build gave no single output.")
const files = built.output.flatMap((file) => {
  if (file.type !== "chunk") return []
  const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength])
  return [[file.fileName, Object.fromEntries(modules)] as const]
})
await mkdir(dirname(moduleList), { recursive: true })
await writeFile(moduleList, JSON.stringify(files))
