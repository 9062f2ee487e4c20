import { fileURLToPath } from "node:url"
import { type Plugin, runnerImport } from "vite"

const name = "virtual:proofs"

/** Vite loads the file: Storybook warns of each import without an extension in what it loads itself. */
const loaded = async <Module>(file: string) =>
  (await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)))).module

/** Reads them when a page asks, since most runs of a story's test do not. */
const proven = async () => {
  const { groups } = await loaded<typeof import("../stories/specification/specification")>(
    "../stories/specification/specification.ts"
  )
  const { citationsOf, proofs } = await loaded<typeof import("../tests/conventions/citations")>(
    "../tests/conventions/citations.ts"
  )
  return proofs(citationsOf(groups.map(({ code }) => code)))
}

/**
 * The module `virtual:proofs`: the tests and stories that cite a requirement, collected from the
 * code at build.
 */
export const proofsPlugin = (): Plugin => ({
  name: "requirement-proofs",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export const proven = ${JSON.stringify(await proven())}` : undefined)
})
