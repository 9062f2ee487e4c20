import { json, refusal } from "../http/answers"
import { provincesOf } from "../lookups/places"
import type { Call } from "./call"

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
