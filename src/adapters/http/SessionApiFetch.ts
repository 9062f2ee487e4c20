import type { SessionApi } from "../../core/session/session"
import { type PlainGet, readObject } from "./plainGet"

/** `GET /userinfo`. A 200 with an e-mail is a session, any other answer is none (SR-01). */
export const SessionApiFetch = (get: PlainGet): SessionApi => ({
  current: async () => {
    const found = readObject(await get("/userinfo"))
    const email = found?.email
    if (typeof email !== "string" || email === "") return undefined
    return { email, verified: found?.email_verified === true }
  }
})
