import type { Kept, KeptKey } from "./kept"

/** What this browser keeps for the portal: to be listed and erased, never read out. */
export interface Device {
  /** What is kept now; undefined where the browser keeps nothing at all. */
  readonly list: () => ReadonlyArray<Kept> | undefined
  /** Erases all of it but what is named, and says what was there. */
  readonly erase: (but: ReadonlyArray<KeptKey>) => ReadonlyArray<KeptKey>
}
