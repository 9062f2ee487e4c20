import { join } from "node:path"
import type { Plugin } from "vite"

const fetched = /\bimport\((["'])(\.{1,2}\/[^"']+)\1\)/g
const sources = join(import.meta.dirname, "..")

/** How the bundler writes a dynamic import of a part that shares its chunk with others. */
const shared = /(import\((["'`])\.\/[^"'`]+\2\)\.then\()([\w$]+)=>\3\.([\w$]+)\)/g

/**
 * Attaches the part's name to a failed import. The next attempt finds the part in the loaded chunk
 * by that name.
 */
export const toldParts = (code: string): string => code.replace(shared, "$1$3=>$3.$4,$3=>{throw $3.part=`$4`,$3})")

/**
 * Wraps every dynamic import in `again`, so that a load that failed can succeed at the next
 * attempt.
 */
export const fetchedAgain = (): Plugin => ({
  name: "fetched-again",
  apply: "build",
  transform: {
    filter: { code: "import(" },
    handler(code, id) {
      if (!id.startsWith(sources)) return
      const told = code.replace(fetched, (call) => `__again(() => ${call})`)
      return {
        code: `import { again as __again } from ${JSON.stringify(join(sources, "hydration/again.ts"))}\n${told}`,
        map: null
      }
    }
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) if (output.type === "chunk") output.code = toldParts(output.code)
    }
  }
})

/** What Vite's loader of a part's files does, and what it has to do in a browser that remembers a lost one. */
const whole: ReadonlyArray<readonly [string, string]> = [
  [
    'relList.supports("modulepreload")',
    'relList.supports("modulepreload") && !(CSS.supports("-moz-appearance", "none") && !document.querySelector("script[type=importmap]"))'
  ],
  ["if (isCss) return new Promise(", 'if (isCss || scriptRel === "preload") return new Promise('],
  ['if (e.type === "error") rej(', 'if (e.type === "error") isCss || link.remove(), rej(']
]

/**
 * Vite's loader, changed for Firefox: it never requests a file again that another module imports
 * and that failed once in this document. So a part is imported only once all its files are in the
 * browser's cache. A document that lists its scripts (TR-26) keeps the list's own way.
 */
export const fetchedWhole = (): Plugin => ({
  name: "fetched-whole",
  apply: "build",
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code) =>
      whole.reduce((changed, [is, becomes]) => {
        if (!changed.includes(is)) throw new Error(`Vite's loader of parts has no longer: ${is}`)
        return changed.replace(is, becomes)
      }, code)
  }
})
