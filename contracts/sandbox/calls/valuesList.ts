import { json, refusal } from "../http/answers"
import { one, wrongIn } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import type { Call } from "./call"

/**
 * `POST /public_api/valueslist`: the document types of a channel as JSON in a JSON string (CL-07).
 */
export const valuesList: Call = {
  name: "valueslist",
  method: "POST",
  path: "/public_api/valueslist",
  answer: ({ body, channel }) => {
    const wrong = wrongIn(body, { IdEntity: one(4), Field: one("DocumentType") })
    if (wrong.length > 0) return refusal(400, "La lista pedida no existe.", wrong)
    return json(JSON.stringify(documentTypesOf(channel)))
  }
}
