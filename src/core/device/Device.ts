import type { Kept, KeptKey } from "./kept"

/**
 * The portal's entries in this browser. The page can list and erase them, but not read their
 * content.
 */
export interface Device {
  /** Undefined if the browser has no storage. */
  readonly list: () => ReadonlyArray<Kept> | undefined
  /** Erases all entries except those in `but`. Returns the keys that it erased. */
  readonly erase: (but: ReadonlyArray<KeptKey>) => ReadonlyArray<KeptKey>
}
