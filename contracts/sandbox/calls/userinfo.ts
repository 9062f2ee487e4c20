import { json, nothing } from "../http/answers"
import type { Call } from "./call"

/** `GET /userinfo`: who is logged in. Nobody is no error, which a browser would write into every visitor's console (SR-01). */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  channel: "host",
  answer: ({ person }) => (person ? json({ email: person.email, email_verified: person.verified }) : nothing())
}
