import type { SearchDraft } from "../trip/search"

/**
 * The quote bar of the home as this tab left it before COTIZAR (ST-05). It never fails: without
 * storage it lasts as long as the page.
 */
export interface StartedSearch {
  readonly read: () => SearchDraft | undefined
  readonly keep: (draft: SearchDraft) => void
  readonly drop: () => void
}

/** Remembers for the session that the visitor saw the discount (DB-01). */
export interface SeenDiscount {
  readonly isSeen: () => boolean
  readonly see: () => void
}
