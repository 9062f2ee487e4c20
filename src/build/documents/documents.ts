import { readFileSync } from "node:fs"
import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import type { Coverages, Product } from "../../core/catalogue/product"
import type { Channel } from "../../core/channel/channel"
import { documentBrand } from "./brand"
import { drawDocument, type Letterhead } from "./drawDocument"
import { privacyOf } from "./privacy"
import { termsOf } from "./terms"

/** The effective date of each document, printed at its foot. Change it together with the text. */
const since = { terms: "2026-11-01", privacy: "2026-11-22" } as const

const channels = import.meta.glob<Channel>("../../channels/*/channel.ts", { eager: true, import: "channel" })
const shelves = import.meta.glob<ReadonlyArray<Product>>("../../channels/*/catalogue.ts", {
  eager: true,
  import: "catalogue"
})
const rows = import.meta.glob<Coverages>("../../channels/*/coverages.ts", { eager: true, import: "coverages" })
const words = import.meta.glob<Overlay<PagesCopy>>("../../channels/*/pages.ts", { eager: true, import: "pages" })
const of = <Value>(files: Readonly<Record<string, Value>>, id: string, file: string): Value => {
  const found = files[`../../channels/${id}/${file}`]
  if (found === undefined) throw new Error(`${id} has no ${file}`)
  return found
}

const drawingOf = (id: string, file: string) =>
  readFileSync(new URL(`../../channels/${id}/${file}`, import.meta.url), "utf8")

const letterhead = ({ brandName, id, locale }: Channel): Omit<Letterhead, "since"> => {
  const theme = drawingOf(id, "theme.css")
  const colour = (token: string) => new RegExp(`${token}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? "#000000"
  const outlines = drawingOf(id, "logo.svg").matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)
  const mark = [...outlines].map(([, fill = "", path = ""]) => ({ path, accent: fill.includes("accent") }))
  return { brand: brandName, language: locale, mark, ink: colour("--brand-950"), accent: colour("--accent-500") }
}

/**
 * Draws the documents of every channel; the keys are their paths from the portal's root (CH-10).
 */
export const drawDocuments = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const drawn = Object.values(channels).flatMap((channel) => {
    const { id } = channel
    const head = letterhead(channel)
    const brand = documentBrand({
      channel,
      catalogue: of(shelves, id, "catalogue.ts"),
      coverages: of(rows, id, "coverages.ts"),
      pages: of(words, id, "pages.ts")
    })
    return [
      {
        name: `Docs/${id}/terminosycondiciones.pdf`,
        bytes: drawDocument(termsOf(brand), { ...head, since: since.terms })
      },
      { name: `Docs/${id}/priva.pdf`, bytes: drawDocument(privacyOf(brand), { ...head, since: since.privacy }) }
    ]
  })
  return new Map(await Promise.all(drawn.map(async ({ bytes, name }) => [name, await bytes] as const)))
}
