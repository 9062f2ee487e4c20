import { randomUUID } from "node:crypto"
import type { Person } from "./people"

/** `until` is a time in milliseconds. */
type Held = { readonly person: Person; readonly until: number }

const workday = 8 * 3_600_000

const cookie = (value: string, rest = "") => `sesion=${value}; Path=/; HttpOnly; SameSite=Lax${rest}`

const tokenIn = (cookies = "") => /(?:^|;\s*)sesion=([\w-]{36})(?:;|$)/.exec(cookies)?.[1] ?? ""

/**
 * Sessions by the cookie of a browser. They end `lastsMs` after their start, by the clock `now`, and
 * with the sandbox.
 */
export const createSessions = (now: () => Date, lastsMs = workday) => {
  const open = new Map<string, Held>()
  let anybody: Person | undefined
  return {
    /** Logs a person in under a new token and returns the cookie to set. */
    begin: (person: Person): string => {
      const token = randomUUID()
      open.set(token, { person, until: now().getTime() + lastsMs })
      return cookie(token)
    },
    /**
     * Makes every request without a cookie this person's, for callers that keep no cookies, such as
     * Pact's verifier.
     */
    everybody: (person: Person) => {
      anybody = person
    },
    /** Ends the session of a cookie, and that of `everybody`. Returns the cookie that clears it. */
    end: (cookies: string | undefined): string => {
      open.delete(tokenIn(cookies))
      anybody = undefined
      return cookie("", "; Max-Age=0")
    },
    /** The person of these cookies. */
    holder: (cookies: string | undefined): Person | undefined => {
      const token = tokenIn(cookies)
      if (token === "") return anybody
      const held = open.get(token)
      return held && held.until > now().getTime() ? held.person : undefined
    }
  }
}
