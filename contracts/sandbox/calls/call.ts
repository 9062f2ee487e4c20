import type { Channel } from "../channels"
import type { Fault } from "../faults"
import type { Login } from "../login/login"
import type { Mailbox } from "../mail/mailbox"
import type { Accounts } from "../people/accounts"
import type { Person } from "../people/people"
import type { Sessions } from "../people/sessions"
import type { UserBook } from "../people/userBook"
import type { Rating } from "../rating/loadRating"
import type { Cashier } from "../sales/cashier"
import type { SaleBook } from "../sales/saleBook"

/** What a call is asked with: already parsed, its channel already known. */
export type Ask = {
  readonly channel: Channel
  /** The origin that the visitor sees, such as `http://b2c.localhost:4000`. */
  readonly origin: string
  readonly query: Readonly<Record<string, string>>
  /** The query as it was sent, with its `?`. */
  readonly search: string
  readonly cookies: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  readonly rating: Rating
  readonly mails: Mailbox
  readonly book: SaleBook
  readonly cashier: Cashier
  readonly users: UserBook
  readonly accounts: Accounts
  readonly sessions: Sessions
  readonly login: Login
  readonly log: (line: string) => void
  /** A visitor who is logged in. */
  readonly person: Person | undefined
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined
  readonly now: () => Date
  /** A fault that only this call knows how to play. */
  readonly fault: Fault | undefined
}

/**
 * One call of the wire (CL-01). `channel` says where it comes from: the `IdChannel` header, the `idChannel` query
 * value, or the host when the answer does not depend on it. `needs` is who may ask: anybody unless told, somebody logged in, or
 * somebody logged in whose e-mail is known to be theirs; others get 401. `ownFaults` are the faults that `answer` plays itself.
 */
export type Call = {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly channel: "header" | "query" | "host"
  readonly needs?: "session" | "verified"
  readonly ownFaults?: readonly string[]
  readonly answer: (ask: Ask) => Response | Promise<Response>
}
