import { Option, Schema } from "effect"
import type { Choice } from "../../../core/passengers/LookupsApi"
import type { Id as AnId } from "../../../core/quote/id"
import { readExact } from "../../json/exactJson"

/** The body of `valueslist` for document types (CL-07). */
export const documentTypesWanted = { IdEntity: 4, Field: "DocumentType" } as const

const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])

/** A type of document. A row of a list that its schema refuses is left out. */
export const DocumentType = Schema.Struct({ IdValuesList: Id, Description: Schema.String })
/** A country of the list. */
export const Country = Schema.Struct({ idCountry: Id, description: Schema.String })
/** A province of a country. */
export const Province = Schema.Struct({ idProvince: Id, description: Schema.String })

type Row = readonly [id: AnId, name: string]

/** Undefined unless the answer is a list with a readable row, or without rows. */
const readList = (answer: unknown, rowOf: (item: unknown) => Option.Option<Row>) => {
  if (!Array.isArray(answer)) return undefined
  const choices = new Map<string, Choice>()
  for (const row of answer.flatMap((item) => Option.toArray(rowOf(item)))) {
    const [id, name] = [String(row[0]).trim(), row[1].trim()]
    if (id !== "" && name !== "" && !choices.has(id)) choices.set(id, { id, name })
  }
  return answer.length > 0 && choices.size === 0 ? undefined : [...choices.values()]
}

const decodeDocumentType = Schema.decodeUnknownOption(DocumentType)
const decodeCountry = Schema.decodeUnknownOption(Country)
const decodeProvince = Schema.decodeUnknownOption(Province)

/** Document types by `IdValuesList`, from an array or from a JSON string with one (CL-07). */
export const readDocumentTypes = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(typeof answer === "string" ? readExact(answer) : answer, (item) =>
    Option.map(decodeDocumentType(item), ({ Description, IdValuesList }) => [IdValuesList, Description])
  )

/** Countries by their `idCountry` (PA-06). */
export const readCountries = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, (item) => Option.map(decodeCountry(item), ({ description, idCountry }) => [idCountry, description]))

/** Provinces by their `idProvince` (PA-06). */
export const readProvinces = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, (item) =>
    Option.map(decodeProvince(item), ({ description, idProvince }) => [idProvince, description])
  )
