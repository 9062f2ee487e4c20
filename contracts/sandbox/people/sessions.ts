import { randomUUID } from "node:crypto"
import { type Person, personOf } from "./people"

/** Who is logged in, by the cookie of their browser; forgotten when the sandbox ends. */
export type Sessions = {
  /** Logs somebody in and gives the cookie to be set. */
  readonly begin: (person: Person) => string
  /** Whoever asks without a cookie is this person from now on: for callers that keep none, such as Pact's verifier. */
  readonly everybody: (person: Person) => void
  /** Logs out the holder of a cookie, and ends what `everybody` began; gives the cookie that takes back the other. */
  readonly end: (cookies: string | undefined) => string
  /** Whoever sent these cookies. */
  readonly holder: (cookies: string | undefined) => Person | undefined
}

const named = /(?:^|;\s*)sesion=([\w-]{36})(?:;|$)/
const cookie = (value: string, rest: string) => `sesion=${value}; Path=/; HttpOnly; SameSite=Lax${rest}`

/** Nobody is logged in yet. */
export const createSessions = (): Sessions => {
  const open = new Map<string, string>()
  let anybody: Person | undefined
  const tokenIn = (cookies: string | undefined) => named.exec(cookies ?? "")?.[1]
  return {
    begin: ({ email }) => {
      const token = randomUUID()
      open.set(token, email)
      return cookie(token, "")
    },
    everybody: (person) => {
      anybody = person
    },
    end: (cookies) => {
      open.delete(tokenIn(cookies) ?? "")
      anybody = undefined
      return cookie("", "; Max-Age=0")
    },
    holder: (cookies) => {
      const token = tokenIn(cookies)
      return token === undefined ? anybody : personOf(open.get(token) ?? "")
    }
  }
}
