import { randomBytes } from "node:crypto"
import { cast, type Person } from "./people"

/** The password of every account. */
export const password = "viaje"

// Letters only: the mailbox would mask a run of digits as a card number.
const letters = (bytes: Buffer) => bytes.toString("hex").replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")

/** The accounts of a login service. Changes last until the sandbox ends. */
export const createAccounts = () => {
  const verified = new Set<string>()
  const tokens = new Map<string, string>()
  /** Ignores case and blanks; undefined for an unknown e-mail. */
  const of = (typed: string): Person | undefined => {
    const found = cast.find(({ email }) => email === typed.trim().toLowerCase())
    return found && { email: found.email, verified: found.verified || verified.has(found.email) }
  }
  return {
    of,
    /** The person, if the password is right. */
    enter: (email: string, typed: string) => (typed === password ? of(email) : undefined),
    /** A token that verifies an e-mail once. */
    tokenFor: (email: string): string => {
      const token = letters(randomBytes(24))
      tokens.set(token, email)
      return token
    },
    knows: (token: string) => tokens.has(token),
    /** Verifies the e-mail of a token and returns it; undefined for a used or unknown token. */
    verify: (token: string): string | undefined => {
      const email = tokens.get(token)
      if (email === undefined) return undefined
      verified.add(email)
      for (const [other, owner] of tokens) if (owner === email) tokens.delete(other)
      return email
    },
    /** Restores the state of the start. */
    reset: () => {
      verified.clear()
      tokens.clear()
    }
  }
}
