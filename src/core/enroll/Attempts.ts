import { Context, type Effect } from "effect"
import type { Attempt } from "./attempt"

/** The payments of this browser, in all its tabs: one at a time (TR-09). It never fails. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Takes the one right to pay and gives the way to return it; undefined while another payment is under way, here or in another tab. */
    readonly claim: Effect.Effect<(() => void) | undefined>
    /** The payments whose fate is not known, the last one first; they outlast a reload. */
    readonly load: Effect.Effect<ReadonlyArray<Attempt>>
    /** Keeps these and no others. */
    readonly save: (attempts: ReadonlyArray<Attempt>) => Effect.Effect<void>
    /** A key that no other try has. */
    readonly newKey: Effect.Effect<string>
    /** A digest of a text, salted with a try's key: the same pair gives the same digest, and the text cannot be read from it. */
    readonly digest: (key: string, text: string) => Effect.Effect<string>
  }
>()("core/enroll/Attempts") {}
