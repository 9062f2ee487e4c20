import { randomUUID } from "node:crypto"
import type { Person } from "./people"

/** `secure` means over https, `replaced` are the request's cookies. */
type Terms = { readonly secure?: boolean; readonly replaced?: string | undefined }

/** Sessions by the cookie of a browser. They end after a while, and with the sandbox. */
export type Sessions = {
  /** Logs a person in under a new token and returns the cookie to set. */
  readonly begin: (person: Person, terms?: Terms) => string
  /**
   * Makes every request without a cookie this person's, for callers that keep no cookies, such as
   * Pact's verifier.
   */
  readonly everybody: (person: Person) => void
  /** Ends the session of a cookie, and that of `everybody`. Returns the cookie that clears it. */
  readonly end: (cookies: string | undefined, secure?: boolean) => string
  /** The person of these cookies. */
  readonly holder: (cookies: string | undefined, secure?: boolean) => Person | undefined
}

/** `until` is a time in milliseconds. */
type Held = { readonly person: Person; readonly until: number }

const workday = 8 * 3_600_000

// Over https only the `__Host-` cookie counts: no other host can have set it.
const nameOf = (secure: boolean) => (secure ? "__Host-sesion" : "sesion")
const pair = { true: /(?:^|;\s*)__Host-sesion=([\w-]{36})(?:;|$)/, false: /(?:^|;\s*)sesion=([\w-]{36})(?:;|$)/ }

const cookie = (value: string, secure: boolean, rest = "") =>
  `${nameOf(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}${rest}`

const tokenIn = (cookies: string | undefined, secure: boolean) => pair[`${secure}`].exec(cookies ?? "")?.[1] ?? ""

/** A session ends `lastsMs` after its start, by the clock `now`. */
export const createSessions = (now: () => Date = () => new Date(), lastsMs = workday): Sessions => {
  const open = new Map<string, Held>()
  const forgetEnded = () => {
    for (const [token, { until }] of open) if (until <= now().getTime()) open.delete(token)
  }
  let anybody: Person | undefined
  return {
    begin: (person, { secure = false, replaced } = {}) => {
      open.delete(tokenIn(replaced, secure))
      const token = randomUUID()
      open.set(token, { person, until: now().getTime() + lastsMs })
      return cookie(token, secure)
    },
    everybody: (person) => {
      anybody = person
    },
    end: (cookies, secure = false) => {
      open.delete(tokenIn(cookies, secure))
      anybody = undefined
      return cookie("", secure, "; Max-Age=0")
    },
    holder: (cookies, secure = false) => {
      const token = tokenIn(cookies, secure)
      forgetEnded()
      return token === "" ? anybody : open.get(token)?.person
    }
  }
}
