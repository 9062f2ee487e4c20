import { Context, type Effect } from "effect"
import type { Attempt } from "./attempt"

/** The payments of this browser, in whatever tab: one at a time (trust, No double charge). It never fails. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Takes the one right to pay and gives the way to return it; undefined while another payment is under way, here or in another tab. */
    readonly claim: Effect.Effect<(() => void) | undefined>
    /** The payment whose fate is not known; it outlasts a reload. */
    readonly load: Effect.Effect<Attempt | undefined>
    readonly save: (attempt: Attempt) => Effect.Effect<void>
    readonly clear: Effect.Effect<void>
    /** A key that nobody else has. */
    readonly newKey: Effect.Effect<string>
  }
>()("core/enroll/Attempts") {}
