import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Rolldown } from "vite"

/** Why a module of the portal runs, by its folder under src/. The last row fits all else. */
const ownPurposes: ReadonlyArray<readonly [place: string, purpose: string]> = [
  ["pages/", "draws the pages"],
  ["components/", "draws the parts of a page"],
  ["journey/", "holds what the visitor chose, until the document ends"],
  ["core/", "decides by the rules"],
  ["adapters/", "calls the provider and keeps the visit on the device"],
  ["channels/", "holds the brand's values, words and plans"],
  ["copy/", "holds the words"],
  ["browser/", "brings code when it is needed"],
  ["hydration/", "brings a printed page to life"],
  ["start/", "joins the core with the browser"],
  ["build/", "wraps what the build adds"],
  ["", "starts the portal"]
]

/** Why a package runs in the visitor's browser. The build refuses a package without a line here. */
const packagePurposes: Readonly<Record<string, string>> = {
  react: "draws",
  "react-dom": "draws",
  scheduler: "draws",
  wouter: "matches addresses with pages",
  regexparam: "matches addresses with pages",
  "@preact/signals-core": "tells pages what changed",
  "@preact/signals-react": "tells pages what changed",
  effect: "runs calls and decodes their answers",
  swiper: "slides the plans",
  "react-day-picker": "draws the calendar",
  "@date-fns/tz": "counts days for the calendar",
  "date-fns": "counts days for the calendar",
  "@base-ui/react": "opens dialogs, menus and popups",
  "@base-ui/utils": "opens dialogs, menus and popups",
  "@floating-ui/core": "places popups",
  "@floating-ui/dom": "places popups",
  "@floating-ui/react-dom": "places popups",
  "@floating-ui/utils": "places popups"
}

/**
 * A script that the guarded documents may run (TR-26). `src` is its address on every host,
 * `integrity` the attribute: `sha384-…`. An owner is `portal`, or a package with its version.
 */
export interface ListedScript {
  readonly src: string
  readonly integrity: string
  readonly bytes: number
  readonly purposes: ReadonlyArray<string>
  readonly owners: ReadonlyArray<string>
}

/** What the inventory reads of a bundle: of its chunks these four, of other files nothing. */
export type Bundled = Readonly<
  Record<
    string,
    Pick<Rolldown.OutputChunk, "type" | "fileName" | "code" | "moduleIds"> | Pick<Rolldown.OutputAsset, "type">
  >
>

/** The value of the attribute `integrity` for a file with this text. */
export const integrityOf = (text: string | Uint8Array): string =>
  `sha384-${createHash("sha384").update(text).digest("base64")}`

const inPackage = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

const versionIn = (folder: string): string => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version

const ofModule = (id: string, root: string) => {
  const [, folder = "", name] = inPackage.exec(id) ?? []
  if (name !== undefined) return { purpose: packagePurposes[name] ?? "", owner: `${name} ${versionIn(folder)}` }
  // The bundler's own modules begin with a null character.
  if (!id.startsWith(`${root}/`)) return { purpose: "loads the other scripts", owner: "portal" }
  const place = id.slice(root.length + 1)
  return { purpose: ownPurposes.find(([start]) => place.startsWith(start))?.[1] ?? "", owner: "portal" }
}

const sorted = (values: ReadonlyArray<string>) => [...new Set(values)].sort()

const unexplained = (bundle: Bundled) =>
  sorted(
    Object.values(bundle)
      .flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      .flatMap((id) => inPackage.exec(id)?.[2] ?? [])
  ).filter((name) => packagePurposes[name] === undefined)

/**
 * Every script that a document of this build can load by itself or through another, with its hash,
 * in the order of the addresses. Without workers, which no document loads as a script. Throws if a
 * package has no purpose.
 */
export const listedScripts = (bundle: Bundled, root: string): ReadonlyArray<ListedScript> => {
  const strangers = unexplained(bundle)
  if (strangers.length > 0) throw new Error(`Say why ${strangers.join(", ")} runs, in src/build/inventory/scripts.ts.`)
  return Object.values(bundle)
    .flatMap((file) => {
      if (file.type !== "chunk" || !file.fileName.startsWith("assets/")) return []
      const modules = file.moduleIds.map((id) => ofModule(id, root))
      return {
        src: `/${file.fileName}`,
        integrity: integrityOf(file.code),
        bytes: Buffer.byteLength(file.code),
        purposes: sorted(modules.map(({ purpose }) => purpose)),
        owners: sorted(modules.map(({ owner }) => owner))
      }
    })
    .sort((a, b) => (a.src < b.src ? -1 : 1))
}
