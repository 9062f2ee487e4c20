import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"
import { hostingFiles } from "./hostingFiles.ts"

/** Writes `release/hosting/` from the facts that the printed pages left in `release/hosting.json`. */
export const hosting = (): Plugin => ({
  name: "hosting",
  apply: "build",
  writeBundle: {
    sequential: true,
    order: "post",
    async handler({ dir }) {
      if (dir === undefined) return
      const files = hostingFiles(JSON.parse(await readFile(join(dir, "release/hosting.json"), "utf8")))
      for (const [name, text] of files) {
        const path = join(dir, "release/hosting", name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
    }
  }
})
