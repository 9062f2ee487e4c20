import { Context, type Effect } from "effect"
import type { Attempt } from "./attempt"

/** The payments of this browser, one at a time over all tabs (TR-09). It never fails. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /**
     * Claims the right to pay and returns its release. Undefined while another tab or this one
     * pays.
     */
    readonly claim: Effect.Effect<(() => void) | undefined>
    /** The payments with unknown outcome, newest first. They survive a reload. */
    readonly load: Effect.Effect<ReadonlyArray<Attempt>>
    readonly save: (attempts: ReadonlyArray<Attempt>) => Effect.Effect<void>
    readonly newKey: Effect.Effect<string>
    /**
     * A digest of the text, salted with the key. Equal input gives an equal digest, and the text
     * cannot be recovered from it.
     */
    readonly digest: (key: string, text: string) => Effect.Effect<string>
  }
>()("core/enroll/Attempts") {}
