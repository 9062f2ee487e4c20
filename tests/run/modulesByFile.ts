import { join } from "node:path"
import { build } from "vite"
import { root } from "./command"

/** The modules of each file of the build. Builds again in memory, as dist/ itself does not tell. */
export const modulesByFile = async (): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const built = await build({ configFile: join(root, "vite.config.ts"), logLevel: "silent", build: { write: false } })
  if (!("output" in built)) throw new Error("The build gave no single output.")
  return new Map(
    built.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, Object.keys(file.modules)] as const] : []))
  )
}
