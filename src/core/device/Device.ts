import type { Kept, KeptCopy, KeptKey } from "./kept"

/**
 * The portal's entries in this browser. The page lists and erases them; it reads their content only
 * for the file that the visitor takes along (ST-06).
 */
export interface Device {
  /** Undefined if the browser has no storage. */
  readonly list: () => ReadonlyArray<Kept> | undefined
  /** All entries with their content, in the order of the list. Empty without storage. */
  readonly copy: () => ReadonlyArray<KeptCopy>
  /** Erases all entries except those in `but`. Returns the keys that it erased. */
  readonly erase: (but: ReadonlyArray<KeptKey>) => ReadonlyArray<KeptKey>
}
