import { randomBytes } from "node:crypto"
import { cast, type Person } from "./people"

/** The password of every account. */
export const password = "viaje"

/** The accounts of a login service. Changes last until the sandbox ends. */
export type Accounts = {
  /** Ignores case and blanks; undefined for an unknown e-mail. */
  readonly of: (email: string) => Person | undefined
  /** The person, if the password is right. */
  readonly enter: (email: string, password: string) => Person | undefined
  /** A token that verifies an e-mail once. */
  readonly tokenFor: (email: string) => string
  readonly knows: (token: string) => boolean
  /** Verifies the e-mail of a token and returns it; undefined for a used or unknown token. */
  readonly verify: (token: string) => string | undefined
  /** Restores the state of the start. */
  readonly reset: () => void
}

// Letters only: the mailbox would mask a run of digits as a card number.
const letters = (bytes: Buffer) => bytes.toString("hex").replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")

export const createAccounts = (): Accounts => {
  const verified = new Set<string>()
  const tokens = new Map<string, string>()
  const of = (typed: string) => {
    const found = cast.find(({ email }) => email === typed.trim().toLowerCase())
    return found && { email: found.email, verified: found.verified || verified.has(found.email) }
  }
  return {
    of,
    enter: (email, typed) => (typed === password ? of(email) : undefined),
    tokenFor: (email) => {
      const token = letters(randomBytes(24))
      tokens.set(token, email)
      return token
    },
    knows: (token) => tokens.has(token),
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
