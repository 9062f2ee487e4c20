import { json, nothing } from "../http/answers"
import type { Call } from "./call"

/** `GET /userinfo`: who is logged in. Without a session it answers 204: a browser writes every error into the visitor's console (SR-01). */
export const userinfo: Call = {
  name: "userinfo",
  method: "GET",
  path: "/userinfo",
  channel: "host",
  answer: ({ person }) => (person ? json({ email: person.email, email_verified: person.verified }) : nothing())
}
