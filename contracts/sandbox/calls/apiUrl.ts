import { json } from "../http/answers"
import type { Call } from "./call"

/** `GET /api_url`: the base of the proxied calls, here the origin of the page (CL-02). */
export const apiUrl: Call = {
  name: "api_url",
  method: "GET",
  path: "/api_url",
  answer: ({ origin }) => json(origin)
}
