export type Block = string | { readonly list: ReadonlyArray<string> }

/** A link under a text, inside the portal or out of it. */
export interface TextLink {
  readonly label: string
  readonly href: string
}

/** A titled part of a long text. */
export interface Section {
  /** The anchor. It stays stable when the title changes. */
  readonly id: string
  readonly title: string
  readonly body: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink>
}

/** The facts of the brand that the published texts need. */
export interface Publisher {
  readonly brand: string
  /** Addresses of the brand's documents (CH-10). */
  readonly terms: string
  readonly privacy: string
}
