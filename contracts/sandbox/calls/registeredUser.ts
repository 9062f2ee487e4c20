import { json, refusal } from "../http/answers"
import type { Call } from "./call"

/** `GET /api/user/info`: the visitor's registration in this channel; 404 without one (SR-01). */
export const registeredUser: Call = {
  name: "api/user/info",
  method: "GET",
  path: "/api/user/info",
  needs: "session",
  answer: ({ channel, person, users }) => {
    const user = users.of(person?.email ?? "", channel.code)
    return user === undefined ? refusal(404, "No hay datos registrados.") : json(user)
  }
}
