import { Option, Schema } from "effect"
import type { Choice } from "../../../core/passengers/LookupsApi"

/** The body of `valueslist` for document types (CL-07). */
export const documentTypesWanted = { IdEntity: 4, Field: "DocumentType" } as const

const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])

/** A type of document. A row of a list that its schema refuses is left out. */
export const DocumentType = Schema.Struct({ IdValuesList: Id, Description: Schema.String })
/** A country of the list. */
export const Country = Schema.Struct({ idCountry: Id, description: Schema.String })
/** A province of a country. */
export const Province = Schema.Struct({ idProvince: Id, description: Schema.String })

const decodeDocumentType = Schema.decodeUnknownOption(DocumentType)
const decodeCountry = Schema.decodeUnknownOption(Country)
const decodeProvince = Schema.decodeUnknownOption(Province)

type Row = readonly [id: number | string, name: string]

const readList = (answer: unknown, read: (row: unknown) => Option.Option<Row>) => {
  if (!Array.isArray(answer)) return undefined
  const choices = new Map<string, Choice>()
  for (const row of answer) {
    const [id, name] = Option.getOrElse(read(row), (): Row => ["", ""])
    const choice = { id: String(id).trim(), name: name.trim() }
    if (choice.id !== "" && choice.name !== "" && !choices.has(choice.id)) choices.set(choice.id, choice)
  }
  return answer.length > 0 && choices.size === 0 ? undefined : [...choices.values()]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Document types by `IdValuesList`, from an array or from a JSON string with one (CL-07). */
export const readDocumentTypes = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(typeof answer === "string" ? parsed(answer) : answer, (row) =>
    Option.map(decodeDocumentType(row), ({ Description, IdValuesList }) => [IdValuesList, Description])
  )

/** Countries by their `idCountry` (PA-06). */
export const readCountries = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, (row) => Option.map(decodeCountry(row), ({ description, idCountry }) => [idCountry, description]))

/** Provinces by their `idProvince` (PA-06). */
export const readProvinces = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, (row) => Option.map(decodeProvince(row), ({ description, idProvince }) => [idProvince, description]))
