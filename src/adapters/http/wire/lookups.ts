import type { Choice } from "../../../core/passengers/LookupsApi"
import { readExact } from "../../json/exactJson"
import { idIn } from "./lenient"

/** The body of `valueslist` for document types (CL-07). */
export const documentTypesWanted = { IdEntity: 4, Field: "DocumentType" } as const

/** The rows with an id and a name. Undefined unless the answer has one, or is an empty list. */
const readList = (answer: unknown, id: string, name: string) => {
  if (!Array.isArray(answer)) return undefined
  const choices = new Map<string, Choice>()
  for (const row of answer) {
    const { [id]: own, [name]: told } = Object(row)
    const choice = { id: idIn(own), name: typeof told === "string" ? told.trim() : "" }
    if (choice.id !== "" && choice.name !== "" && !choices.has(choice.id)) choices.set(choice.id, choice)
  }
  return answer.length > 0 && choices.size === 0 ? undefined : [...choices.values()]
}

/** Document types by `IdValuesList`, from an array or from a JSON string with one (CL-07). */
export const readDocumentTypes = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(typeof answer === "string" ? readExact(answer) : answer, "IdValuesList", "Description")

/** Countries by their `idCountry` (PA-06). */
export const readCountries = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, "idCountry", "description")

/** Provinces by their `idProvince` (PA-06). */
export const readProvinces = (answer: unknown): ReadonlyArray<Choice> | undefined =>
  readList(answer, "idProvince", "description")
