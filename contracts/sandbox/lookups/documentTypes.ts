import type { Channel } from "../channels"

/** A document type of `valueslist`. Both ids are the same number. */
type DocumentType = { readonly IdValuesList: number; readonly Description: string; readonly id: number }

const type = (id: number, Description: string): DocumentType => ({ IdValuesList: id, Description, id })

// No passport: the portal accepts seven or eight digits only.
const types = { dni: [type(1, "DNI"), type(2, "LE"), type(3, "LC")], rut: [type(4, "RUT")] }

export const documentTypesOf = ({ document }: Channel): readonly DocumentType[] => types[document]
