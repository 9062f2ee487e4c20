import { json, type Problem, refusal } from "../http/answers"
import { checksOf, isObject } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import type { Call } from "./call"

const problemsOf = (body: unknown): readonly Problem[] => {
  if (!isObject(body)) return [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }]
  const checks = checksOf(body, "")
  checks.whole("IdEntity", 4, 4)
  checks.text("Field", /^DocumentType$/, "Debe ser DocumentType.")
  checks.only(["IdEntity", "Field"])
  return checks.problems
}

/**
 * `POST /public_api/valueslist`: the document types of a channel as JSON in a JSON string (CL-07).
 */
export const valuesList: Call = {
  name: "valueslist",
  method: "POST",
  path: "/public_api/valueslist",
  channel: "header",
  answer: ({ body, channel }) => {
    const problems = problemsOf(body)
    if (problems.length > 0) return refusal(400, "La lista pedida no existe.", problems)
    return json(JSON.stringify(documentTypesOf(channel)))
  }
}
