/** Names as a sentence lists them; with commas alone where the browser knows no lists. */
export const listed = (locale: string, names: ReadonlyArray<string>): string =>
  "ListFormat" in Intl ? new Intl.ListFormat(locale).format(names) : names.join(", ")
