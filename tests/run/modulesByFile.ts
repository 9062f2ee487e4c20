import { join } from "node:path"
import { build } from "vite"
import { root } from "./command"

/** Which modules went into which file of the build. It builds once more, in memory: dist/ itself does not tell. */
export const modulesByFile = async (): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const built = await build({ configFile: join(root, "vite.config.ts"), logLevel: "silent", build: { write: false } })
  if (!("output" in built)) throw new Error("The build gave no single output.")
  return new Map(
    built.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, Object.keys(file.modules)] as const] : []))
  )
}
