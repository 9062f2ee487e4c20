import { randomUUID } from "node:crypto"
import type { Person } from "./people"

/** What came with a login: `secure` if over https, `idToken` what the login service said, `replaced` the cookies that it was asked with. */
type Terms = {
  readonly secure?: boolean
  readonly idToken?: string | undefined
  readonly replaced?: string | undefined
}

/** What ends with a session: the cookie that takes back the other, and what the login service had said. */
type Ended = { readonly cookie: string; readonly idToken: string | undefined }

/** Who is logged in, by the cookie of their browser; forgotten when the sandbox ends. */
export type Sessions = {
  /** Logs a person in, always under a new token, and gives the cookie to be set. */
  readonly begin: (person: Person, terms?: Terms) => string
  /** Whoever asks without a cookie is this person from now on: for callers that keep none, such as Pact's verifier. */
  readonly everybody: (person: Person) => void
  /** Logs out the holder of a cookie, and ends what `everybody` began. */
  readonly end: (cookies: string | undefined, secure?: boolean) => Ended
  /** Whoever sent these cookies. */
  readonly holder: (cookies: string | undefined, secure?: boolean) => Person | undefined
}

type Held = { readonly person: Person; readonly idToken: string | undefined }

// Over https only a cookie that nobody but this very host can have set counts.
const nameOf = (secure: boolean) => (secure ? "__Host-sesion" : "sesion")
const pair = { true: /(?:^|;\s*)__Host-sesion=([\w-]{36})(?:;|$)/, false: /(?:^|;\s*)sesion=([\w-]{36})(?:;|$)/ }

const cookie = (value: string, secure: boolean, rest = "") =>
  `${nameOf(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}${rest}`

const tokenIn = (cookies: string | undefined, secure: boolean) => pair[`${secure}`].exec(cookies ?? "")?.[1] ?? ""

/** Nobody is logged in yet. */
export const createSessions = (): Sessions => {
  const open = new Map<string, Held>()
  let anybody: Person | undefined
  return {
    begin: (person, { secure = false, idToken, replaced } = {}) => {
      open.delete(tokenIn(replaced, secure))
      const token = randomUUID()
      open.set(token, { person, idToken })
      return cookie(token, secure)
    },
    everybody: (person) => {
      anybody = person
    },
    end: (cookies, secure = false) => {
      const token = tokenIn(cookies, secure)
      const idToken = open.get(token)?.idToken
      open.delete(token)
      anybody = undefined
      return { cookie: cookie("", secure, "; Max-Age=0"), idToken }
    },
    holder: (cookies, secure = false) => {
      const token = tokenIn(cookies, secure)
      return token === "" ? anybody : open.get(token)?.person
    }
  }
}
