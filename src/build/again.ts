import { join } from "node:path"
import type { Plugin } from "vite"

const fetched = /\bimport\((["'])(\.{1,2}\/[^"']+)\1\)/g
const sources = join(import.meta.dirname, "..")

/** How the build asks for a part that shares its file with others. */
const shared = /(import\((["'`])\.\/[^"'`]+\2\)\.then\()([\w$]+)=>\3\.([\w$]+)\)/g

/** The same, where a failure tells which part it was: the next try finds it in the file by that. */
export const toldParts = (code: string): string => code.replace(shared, "$1$3=>$3.$4,$3=>{throw $3.part=`$4`,$3})")

/** Every part of the portal that is fetched when it is needed is fetched by `again`, so that what was lost can come at the next try. */
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
