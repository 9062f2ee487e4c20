import type { Channel } from "../channels"
import type { Fault } from "../faults"
import type { Person } from "../people/people"
import type { World } from "../world"

/** A parsed request, with everything that answers it. */
export type Ask = World & {
  readonly channel: Channel
  /** The origin that the visitor sees, such as `http://b2c.localhost:4000`. */
  readonly origin: string
  readonly query: Readonly<Record<string, string>>
  readonly cookies: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  /** The logged-in visitor. */
  readonly person: Person | undefined
  readonly idempotencyKey: string | undefined
  /** A fault that the call plays itself. */
  readonly fault: Fault | undefined
}

/**
 * A call of the wire (CL-01). `needs` requires a session, or a session with a verified e-mail; other
 * requests get 401. `answer` plays the faults of `ownFaults`.
 */
export type Call = {
  readonly name: string
  readonly method: "GET" | "POST"
  readonly path: string
  readonly needs?: "session" | "verified"
  readonly ownFaults?: readonly string[]
  /** Whether its body is that of a form. */
  readonly form?: true
  readonly answer: (ask: Ask) => Response | Promise<Response>
}
