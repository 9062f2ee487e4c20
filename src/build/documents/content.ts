import type { Block, Section } from "../../copy/text"

/** What a document holds under a heading, besides paragraphs and lists: two columns of what and how much. */
export type DocumentBlock = Block | { readonly rows: ReadonlyArray<readonly [what: string, much: string]> }

/** A numbered part of a document. */
export interface DocumentSection {
  readonly title: string
  readonly body: ReadonlyArray<DocumentBlock>
}

/** A document of a channel, in words only. */
export interface DocumentContent {
  readonly title: string
  readonly lead: string
  readonly sections: ReadonlyArray<DocumentSection>
}

/** A part of a page as a part of a document: its links stay on the page. */
export const fromPage = ({ body, title }: Section): DocumentSection => ({ title, body })
