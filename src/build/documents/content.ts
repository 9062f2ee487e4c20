import type { Block, Section } from "../../copy/text"

/** A block under a heading. `rows` form a table of two columns. */
export type DocumentBlock = Block | { readonly rows: ReadonlyArray<readonly [what: string, much: string]> }

/** A numbered section of a document. */
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

/** Turns a page's section into one of a document, without its links. */
export const fromPage = ({ body, title }: Section): DocumentSection => ({ title, body })
