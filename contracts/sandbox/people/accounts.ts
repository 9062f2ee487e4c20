import { randomBytes } from "node:crypto"
import { cast, type Person } from "./people"

/** The one password of everybody. */
export const password = "viaje"

/** The accounts of a login service; what changes is forgotten when the sandbox ends. */
export type Accounts = {
  /** How the login service names somebody in its tokens, which travel in addresses: not by their e-mail. */
  readonly idOf: (email: string) => string
  readonly byId: (id: string) => Person | undefined
  /** Whoever has an e-mail, as it was typed; undefined for a stranger. */
  readonly of: (email: string) => Person | undefined
  /** The owner of an e-mail and a password. */
  readonly enter: (email: string, password: string) => Person | undefined
  /** A token that verifies an e-mail once. */
  readonly tokenFor: (email: string) => string
  /** Verifies the e-mail of a token and gives it; undefined for a token that was used or never given. */
  readonly verify: (token: string) => string | undefined
  /** Everybody is again as at the start. */
  readonly reset: () => void
}

// Letters only: a run of digits would be masked as a card number in a mail.
const letters = (bytes: Buffer) => bytes.toString("hex").replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")

/** Accounts of these people, of the fixed cast unless told. */
export const createAccounts = (people: readonly Person[] = cast): Accounts => {
  const verified = new Set<string>()
  const tokens = new Map<string, string>()
  const of = (typed: string) => {
    const found = people.find(({ email }) => email === typed.trim().toLowerCase())
    return found && { email: found.email, verified: found.verified || verified.has(found.email) }
  }
  const idOf = (email: string) => `persona-${people.findIndex((person) => person.email === email) + 1}`
  return {
    idOf,
    byId: (id) => of(people.find(({ email }) => idOf(email) === id)?.email ?? ""),
    of,
    enter: (email, typed) => (typed === password ? of(email) : undefined),
    tokenFor: (email) => {
      const token = letters(randomBytes(24))
      tokens.set(token, email)
      return token
    },
    verify: (token) => {
      const email = tokens.get(token)
      if (email === undefined) return undefined
      verified.add(email)
      for (const [other, owner] of tokens) if (owner === email) tokens.delete(other)
      return email
    },
    reset: () => {
      verified.clear()
      tokens.clear()
    }
  }
}
