export type Block = string | { readonly list: ReadonlyArray<string> }

export interface TextLink {
  readonly label: string
  readonly href: string
}

/** A titled part of a long text. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly body: ReadonlyArray<Block>
  readonly links?: ReadonlyArray<TextLink>
}

export interface Publisher {
  readonly brand: string
  readonly terms: string
  readonly privacy: string
}

/** Names as a sentence lists them; with commas alone where the browser knows no lists. */
export const listed = (locale: string, names: ReadonlyArray<string>): string =>
  "ListFormat" in Intl ? new Intl.ListFormat(locale).format(names) : names.join(", ")
