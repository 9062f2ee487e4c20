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
