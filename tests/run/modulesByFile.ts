import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./command"

/** Written beside the build, because dist/ itself does not tell what its files hold. */
export const moduleList = join(root, ".cache/modules.json")

/** Bytes by module, before they are minified. */
export type Modules = Readonly<Record<string, number>>

/** The modules of each file of the build that `buildPortal.ts` made. */
export const modulesByFile = async (): Promise<ReadonlyMap<string, Modules>> =>
  new Map(JSON.parse(await readFile(moduleList, "utf8")) as ReadonlyArray<readonly [file: string, modules: Modules]>)
