import type { Switches } from "./switches"

/** The operator's switches. They fail open: a lost or broken file counts as all on (OU-21). */
export interface SwitchesApi {
  /** Asks now. Resolves within 2 s and never rejects. */
  readonly current: () => Promise<Switches>
  /** Tells the switches now, and each change within 30 s while the page is seen. */
  readonly follow: (hear: (found: Switches) => void) => void
}
