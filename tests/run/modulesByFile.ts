import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { root } from "./command"

/** Bytes by module, before they are minified. */
export type Modules = Readonly<Record<string, number>>

/** Written beside the build, because dist/ itself does not tell what its files hold. */
export const moduleList = (folder: string): string => join(folder, ".cache/modules.json")

/** The modules of each file of the build that `buildPortal.ts` made of a checkout. */
export const modulesByFile = async (folder = root): Promise<ReadonlyMap<string, Modules>> =>
  new Map(JSON.parse(await readFile(moduleList(folder), "utf8")) as ReadonlyArray<[string, Modules]>)
