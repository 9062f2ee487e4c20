import type { Plugin } from "vite"

const name = "virtual:proofs"

/** Reads them when a page asks, since most runs of a story's test do not. */
const proven = async () => {
  const { groups } = await import("../stories/specification/specification")
  const { citationsOf, proofs } = await import("../tests/conventions/citations")
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
