/** A document type as `valueslist` answers it; both ids are the same number. */
type DocumentType = { readonly IdValuesList: number; readonly Description: string; readonly id: number }

const type = (id: number, Description: string): DocumentType => ({ IdValuesList: id, Description, id })

// Only documents of seven or eight digits: a passport could not pass the portal's own rule.
const argentine = [type(1, "DNI"), type(2, "LE"), type(3, "LC")]
const chilean = [type(4, "RUT")]

/** The documents that a channel takes. */
export const documentTypesOf = (channel: string): readonly DocumentType[] =>
  channel === "B2CCHILE" ? chilean : argentine
