import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The committed list: the browser of the photographs, and the picture of each one. */
export interface Manifest {
  readonly browser: string
  readonly photographs: Readonly<Record<string, string>>
}

/** A folder of photographs. The project's own is beside this file. */
export const baselinesIn = (folder: string) => {
  const list = join(folder, "manifest.json")
  const pictures = join(folder, "pictures")
  const fileOf = (name: string) => join(pictures, `${name}.png`)
  const names = () => (existsSync(pictures) ? readdirSync(pictures).map((file) => file.replace(/\.png$/, "")) : [])
  return {
    read: (): Manifest | undefined => (existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : undefined),
    picture: (name: string) => readFileSync(fileOf(name)),
    names,
    /** What the list and the pictures take on disk. */
    bytes: () => [list, ...names().map(fileOf)].reduce((sum, file) => sum + statSync(file).size, 0),
    keep: (name: string, png: Buffer) => {
      mkdirSync(pictures, { recursive: true })
      if (!existsSync(fileOf(name))) writeFileSync(fileOf(name), png)
    },
    /** Writes the sorted list. `tidily` also removes pictures without a photograph. */
    write: ({ browser, photographs }: Manifest, tidily: boolean) => {
      const sorted = Object.entries(photographs).sort(([a], [b]) => (a < b ? -1 : 1))
      mkdirSync(pictures, { recursive: true })
      writeFileSync(list, `${JSON.stringify({ browser, photographs: Object.fromEntries(sorted) }, null, 2)}\n`)
      if (!tidily) return
      const shown = new Set(Object.values(photographs))
      for (const file of readdirSync(pictures)) {
        if (!shown.has(file.replace(/\.png$/, ""))) rmSync(join(pictures, file))
      }
    }
  }
}

export const committed = join(import.meta.dirname, "baselines")

/** The hash of a picture's bytes: the same name is the same picture. */
export const nameOf = (png: Buffer) => createHash("sha256").update(png).digest("hex").slice(0, 20)
