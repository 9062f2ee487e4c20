import { assistance } from "../../copy/assistance"
import { cookies } from "../../copy/cookies"
import { faqs } from "../../copy/faqs"
import { legalNotice } from "../../copy/legalNotice"
import { type Overlay, overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import type { Block, Section } from "../../copy/text"
import type { Coverages, Product } from "../../core/catalogue/product"
import type { Channel } from "../../core/channel/channel"

/** The brand's data and copy that its documents use. */
export interface DocumentBrand {
  readonly channel: Channel
  readonly catalogue: ReadonlyArray<Product>
  readonly coverages: Coverages
  readonly facts: typeof faqs.facts
  readonly assistance: typeof assistance
  readonly cookies: typeof cookies
  /** Sections of the legal notice by anchor. Empty if the channel's notice lacks them. */
  readonly legal: (...ids: ReadonlyArray<string>) => ReadonlyArray<Section>
  /** The form that the country uses of a word or a sentence. */
  readonly say: (argentina: string, chile: string) => string
}

/** Collects a brand's data and copy for its documents. */
export const documentBrand = (
  brand: Pick<DocumentBrand, "channel" | "catalogue" | "coverages">,
  pages: Overlay<PagesCopy>
): DocumentBrand => {
  const { channel } = brand
  const notice = overlay(legalNotice, pages.legalNotice ?? {})
  const sections = notice.sections({ brand: channel.brandName, terms: "", privacy: "" })
  return {
    ...brand,
    facts: overlay(faqs, pages.faqs ?? {}).facts,
    assistance: overlay(assistance, pages.assistance ?? {}),
    cookies: overlay(cookies, pages.cookies ?? {}),
    legal: (...ids) => sections.filter(({ id }) => ids.includes(id)),
    say: (argentina, chile) => (channel.locale === "es-CL" ? chile : argentina)
  }
}

/** Contact rows: the lines of the assistance page, then the channel's phones. */
export const contactsOf = ({ assistance, channel }: DocumentBrand): ReadonlyArray<readonly [string, string]> => {
  const lines = assistance.contacts.lines.map(({ label, value }) => [label, value] as const)
  const phones = [channel.phones.join(" / "), channel.hours].filter(Boolean).join(" · ")
  return [...lines, ["Consultas", phones]]
}

/** A block under a heading. `rows` form a table of two columns. */
export type DocumentBlock = Block | { readonly rows: ReadonlyArray<readonly [what: string, much: string]> }

/** A numbered section of a document. A page's section is one too: its links are left out. */
export interface DocumentSection {
  readonly title: string
  readonly body: ReadonlyArray<DocumentBlock>
}

/** A channel's document as text, without layout. */
export interface DocumentContent {
  readonly title: string
  readonly lead: string
  readonly sections: ReadonlyArray<DocumentSection>
}
