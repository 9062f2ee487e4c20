/** A paragraph, or a list of short points. */
export type Block = string | { readonly list: ReadonlyArray<string> }

/** A way on from a text: a path of the portal, one of its documents, or a page elsewhere. */
export interface TextLink {
  readonly label: string
  readonly href: string
}

/** A part of a long text under its heading. */
export interface Section {
  /** Its anchor; it stays when the heading changes. */
  readonly id: string
  readonly title: string
  readonly body: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink>
}

/** What a text that every brand publishes has to know of the brand. */
export interface Publisher {
  readonly brand: string
  /** Addresses of its documents (CH-10). */
  readonly terms: string
  readonly privacy: string
}
