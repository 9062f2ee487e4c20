import { fileURLToPath } from "node:url"
import { type Plugin, runnerImport } from "vite"

const name = "virtual:proofs"

/** Vite loads the file: Storybook warns of each import without an extension in what it loads itself. */
const loaded = async <Module>(file: string) =>
  (await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)))).module

const read = async () => {
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
 * code. A build collects them before it bundles, because `runnerImport` gives up after 60 s and a
 * busy bundler takes longer. A server collects them only when a page asks: most runs need none.
 */
export const proofsPlugin = (): Plugin => {
  let proven: Awaited<ReturnType<typeof read>> | undefined
  return {
    name: "requirement-proofs",
    async buildStart() {
      if (this.environment.mode === "build") proven = await read()
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id === `\0${name}`) return `export const proven = ${JSON.stringify(proven ?? (await read()))}`
    }
  }
}
