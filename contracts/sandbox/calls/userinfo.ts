import { json, nothing } from "../http/answers"
import type { Call } from "./call"

/**
 * `GET /userinfo`: the logged-in visitor, or 204. A browser would print a 401 in its console
 * (SR-01).
 */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  answer: ({ person }) => (person ? json({ email: person.email, email_verified: person.verified }) : nothing())
}
