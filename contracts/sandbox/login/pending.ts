import { randomUUID } from "node:crypto"

/** Values that must match when a login ends. */
export type Pending = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Logins under way, each bound to the browser that began it. */
export type PendingLogins = {
  /** Stores a login and returns the cookie that binds it. */
  readonly add: (pending: Pending, cookies: string | undefined, secure: boolean) => string
  /** Returns the login of a state once, and only to the browser that began it. */
  readonly take: (state: string, cookies: string | undefined, secure: boolean) => Pending | undefined
}

const patienceMs = 3_600_000
const most = 1000

const browserIn = (cookies: string | undefined, secure: boolean) => {
  const form = secure ? /(?:^|;\s*)__Host-entrada=([\w-]{36})(?:;|$)/ : /(?:^|;\s*)entrada=([\w-]{36})(?:;|$)/
  return form.exec(cookies ?? "")?.[1]
}

const cookie = (browser: string, secure: boolean) =>
  `${secure ? "__Host-" : ""}entrada=${browser}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}; Max-Age=${patienceMs / 1000}`

export const createPendingLogins = (): PendingLogins => {
  const begun = new Map<string, { readonly pending: Pending; readonly browser: string; readonly until: number }>()
  return {
    add: (pending, cookies, secure) => {
      // Two tabs of one browser may log in at once.
      const browser = browserIn(cookies, secure) ?? randomUUID()
      begun.set(pending.state, { pending, browser, until: Date.now() + patienceMs })
      const [oldest] = begun.keys()
      if (begun.size > most && oldest !== undefined) begun.delete(oldest)
      return cookie(browser, secure)
    },
    take: (state, cookies, secure) => {
      const found = begun.get(state)
      if (found === undefined || found.browser !== browserIn(cookies, secure)) return undefined
      begun.delete(state)
      return found.until > Date.now() ? found.pending : undefined
    }
  }
}
