import { join } from "node:path"
import type { Plugin } from "vite"

const fetched = /\bimport\((["'])(\.{1,2}\/[^"']+)\1\)/g
const sources = join(import.meta.dirname, "..")

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
        code: `import { again as __again } from ${JSON.stringify(join(sources, "again/again.ts"))}\n${told}`,
        map: null
      }
    }
  }
})
