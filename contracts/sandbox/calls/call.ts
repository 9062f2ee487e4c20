import type { Channel } from "../channels"
import type { Fault } from "../faults"
import type { Mailbox } from "../mail/mailbox"
import type { Rating } from "../rating/loadRating"

/** What a call is asked with: already parsed, its channel already known. */
type Ask = {
  readonly channel: Channel
  /** The origin that the visitor sees, such as `http://b2c.localhost:4000`. */
  readonly origin: string
  readonly query: Readonly<Record<string, string>>
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  readonly rating: Rating
  readonly mails: Mailbox
  /** A fault that only this call knows how to play. */
  readonly fault: Fault | undefined
}

/**
 * One call of the wire (1§7, 2§7). `channel` says where it comes from: the `IdChannel` header, the `idChannel` query
 * value, or the host when the answer does not depend on it. `ownFaults` are the faults that `answer` plays itself.
 */
export type Call = {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly channel: "header" | "query" | "host"
  readonly ownFaults?: readonly string[]
  readonly answer: (ask: Ask) => Response | Promise<Response>
}
