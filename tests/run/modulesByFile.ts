import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./command"

/** Written beside the build, because dist/ itself does not tell what its files hold. */
export const moduleList = join(root, ".cache/modules.json")

type Modules = readonly [file: string, modules: ReadonlyArray<string>]

/** The modules of each file of the build that `buildPortal.ts` made. */
export const modulesByFile = async (): Promise<ReadonlyMap<string, ReadonlyArray<string>>> =>
  new Map(JSON.parse(await readFile(moduleList, "utf8")) as ReadonlyArray<Modules>)
