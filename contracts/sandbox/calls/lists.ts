import { json, refusal } from "../http/answers"
import { one, wrongIn } from "../http/checks"
import { documentTypesOf } from "../lookups/documentTypes"
import { countries, provincesOf } from "../lookups/places"
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

/** `GET /public_api/country`: where passengers may live (PA-06). */
export const country: Call = {
  name: "country",
  method: "GET",
  path: "/public_api/country",
  answer: () => json(countries)
}

/**
 * `GET /public_api/state/country/{id}`: the provinces of a country; 404 for an unknown country
 * (PA-06).
 */
export const state: Call = {
  name: "state",
  method: "GET",
  path: "/public_api/state/country/:id",
  answer: ({ params }) => {
    const provinces = /^\d{1,4}$/.test(params.id ?? "") ? provincesOf(Number(params.id)) : undefined
    return provinces === undefined ? refusal(404, "Ese país no existe.") : json(provinces)
  }
}
