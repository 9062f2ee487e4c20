import { randomUUID } from "node:crypto"
import type { Person } from "./people"

/** Sessions by the cookie of a browser. They end after a while, and with the sandbox. */
export type Sessions = {
  /** Logs a person in under a new token and returns the cookie to set. */
  readonly begin: (person: Person) => string
  /**
   * Makes every request without a cookie this person's, for callers that keep no cookies, such as
   * Pact's verifier.
   */
  readonly everybody: (person: Person) => void
  /** Ends the session of a cookie, and that of `everybody`. Returns the cookie that clears it. */
  readonly end: (cookies: string | undefined) => string
  /** The person of these cookies. */
  readonly holder: (cookies: string | undefined) => Person | undefined
}

/** `until` is a time in milliseconds. */
type Held = { readonly person: Person; readonly until: number }

const workday = 8 * 3_600_000

const cookie = (value: string, rest = "") => `sesion=${value}; Path=/; HttpOnly; SameSite=Lax${rest}`

const tokenIn = (cookies = "") => /(?:^|;\s*)sesion=([\w-]{36})(?:;|$)/.exec(cookies)?.[1] ?? ""

/** A session ends `lastsMs` after its start, by the clock `now`. */
export const createSessions = (now: () => Date, lastsMs = workday): Sessions => {
  const open = new Map<string, Held>()
  let anybody: Person | undefined
  return {
    begin: (person) => {
      const token = randomUUID()
      open.set(token, { person, until: now().getTime() + lastsMs })
      return cookie(token)
    },
    everybody: (person) => {
      anybody = person
    },
    end: (cookies) => {
      open.delete(tokenIn(cookies))
      anybody = undefined
      return cookie("", "; Max-Age=0")
    },
    holder: (cookies) => {
      const token = tokenIn(cookies)
      if (token === "") return anybody
      const held = open.get(token)
      return held && held.until > now().getTime() ? held.person : undefined
    }
  }
}
