import { readFileSync } from "node:fs"
import { brandEntries } from "../../channels"
import type { Channel } from "../../core/channel/channel"
import { documentBrand } from "./brand"
import { drawDocument, type Letterhead } from "./drawDocument"
import { privacyOf } from "./privacy"
import { termsOf } from "./terms"

/** The effective date of each document, printed at its foot. Change it together with the text. */
const since = { terms: "2026-11-01", privacy: "2026-11-22" } as const

const drawingOf = (id: string, file: string) =>
  readFileSync(new URL(`../../channels/${id}/${file}`, import.meta.url), "utf8")

const letterhead = ({ brandName, id, locale }: Channel): Omit<Letterhead, "since"> => {
  const theme = drawingOf(id, "theme.css")
  const colour = (token: string) => new RegExp(`${token}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? "#000000"
  const outlines = drawingOf(id, "logo.svg").matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)
  const mark = [...outlines].map(([, fill = "", path = ""]) => ({ path, accent: fill.includes("accent") }))
  return { brand: brandName, language: locale, mark, ink: colour("--brand-950"), accent: colour("--accent-500") }
}

/** Read with this module: the build closes its loader of modules before it draws. */
const brands = await Promise.all(
  brandEntries.map(async ({ load }) => {
    const { brand } = await load()
    return { ...brand, coverages: await brand.coverages(), pages: await brand.pages() }
  })
)

const documentsOf = async ({ channel, pages, ...brand }: (typeof brands)[number]) => {
  const head = letterhead(channel)
  const facts = documentBrand({ ...brand, channel }, pages)
  const terms = await drawDocument(termsOf(facts), { ...head, since: since.terms })
  const privacy = await drawDocument(privacyOf(facts), { ...head, since: since.privacy })
  return [
    [`Docs/${channel.id}/terminosycondiciones.pdf`, terms],
    [`Docs/${channel.id}/priva.pdf`, privacy]
  ] as const
}

/**
 * Draws the documents of every channel; the keys are their paths from the portal's root (CH-10).
 */
export const drawDocuments = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map((await Promise.all(brands.map(documentsOf))).flat())
