import { json, refusal } from "../http/answers"
import { readUser } from "../people/readUser"
import type { Call } from "./call"

/**
 * `POST /api/user/save`: stores the visitor's registration in this channel and returns it (RG-04).
 */
export const userSave: Call = {
  name: "api/user/save",
  method: "POST",
  path: "/api/user/save",
  channel: "header",
  needs: "verified",
  answer: ({ body, channel, now, person, users }) => {
    const today = now().toISOString().slice(0, 10)
    const reading = readUser(body, { channel, email: person?.email ?? "", today })
    if ("problems" in reading) return refusal(400, "El registro tiene datos inválidos.", reading.problems)
    users.save(channel.code, reading.user)
    return json(reading.user)
  }
}
