import { json } from "../http/answers"
import { countries } from "../lookups/places"
import type { Call } from "./call"

/** `GET /public_api/country`: where passengers may live (PA-06). */
export const country: Call = {
  name: "country",
  method: "GET",
  path: "/public_api/country",
  answer: () => json(countries)
}
