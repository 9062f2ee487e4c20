import type { Plugin } from "vite"
import { groups } from "../stories/specification/specification"
import { citationsOf, proofs } from "../tests/form/citations"

const name = "virtual:proofs"

/**
 * The module `virtual:proofs`: the tests and stories that cite a requirement, collected from the
 * code at build.
 */
export const proofsPlugin = (): Plugin => ({
  name: "requirement-proofs",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const proven = ${JSON.stringify(proofs(citationsOf(groups.map(({ code }) => code))))}`
      : undefined
})
