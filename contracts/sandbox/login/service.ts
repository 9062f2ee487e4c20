import { randomUUID } from "node:crypto"
import type { Accounts } from "../people/accounts"
import type { Person } from "../people/people"

/** Where the login service shows its form. Its origin is another one than the portal's. */
export const formPath = "/_sandbox/login"

/** A browser that logs in at a portal's origin, or out. */
type Visit = {
  readonly origin: string
  readonly browser: string
  readonly until: number
  code?: string
  email?: string
}

/** The login service of the portal's hosts. It knows who is logged in there, for all of them. */
export type LoginService = {
  /** Begins a visit of a browser from an origin and returns where it logs in. Two tabs may do so at once. */
  readonly begin: (origin: string, browser: string) => string
  /** The origin of a visit that has not ended, or of one that has. */
  readonly originOf: (id: string) => { readonly origin: string; readonly isOpen: boolean } | undefined
  /** Vouches for a person: returns the callback's address, good once and for the browser that began. */
  readonly vouch: (id: string, email: string) => string
  /** The person for whom a code vouches, once, and only at the origin and in the browser that began. */
  readonly redeem: (code: string, origin: string, browser: string | undefined) => Person | undefined
  /** Remembers a person for further logins, and returns the token of it. */
  readonly remember: (email: string) => string
  readonly remembered: (token: string) => Person | undefined
  /** Ends a visit that logs out, and forgets the person. Returns where it came from. */
  readonly forget: (id: string, token: string) => string | undefined
}

export const patienceMs = 3_600_000
const most = 1000

/** Drops the oldest beyond the limit. */
const keep = <Value>(map: Map<string, Value>, key: string, value: Value) => {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}

/** `address` is the service's own origin, known only once the sandbox listens. */
export const createLoginService = (accounts: Accounts, address: () => string): LoginService => {
  const visits = new Map<string, Visit>()
  const people = new Map<string, string>()
  const open = (id: string) => {
    const visit = visits.get(id)
    return visit && visit.email === undefined && visit.until > Date.now() ? visit : undefined
  }
  return {
    begin: (origin, browser) => {
      const id = randomUUID()
      keep(visits, id, { origin, browser, until: Date.now() + patienceMs })
      return `${address()}${formPath}/${id}`
    },
    originOf: (id) => {
      const visit = visits.get(id)
      return visit && { origin: visit.origin, isOpen: open(id) !== undefined }
    },
    vouch: (id, email) => {
      const visit = open(id)
      if (visit === undefined) throw new Error("no such visit")
      Object.assign(visit, { code: randomUUID(), email })
      return `${visit.origin}/login/callback?code=${visit.code}`
    },
    redeem: (code, origin, browser) => {
      const visit = [...visits.values()].find((one) => code !== "" && one.code === code)
      if (visit === undefined || visit.origin !== origin || visit.browser !== browser) return undefined
      delete visit.code
      return accounts.of(visit.email ?? "")
    },
    remember: (email) => {
      const token = randomUUID()
      keep(people, token, email)
      return token
    },
    remembered: (token) => accounts.of(people.get(token) ?? ""),
    forget: (id, token) => {
      people.delete(token)
      const origin = open(id)?.origin
      visits.delete(id)
      return origin
    }
  }
}
