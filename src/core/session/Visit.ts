import type { BannerApi } from "../banner/BannerApi"
import type { ClosedBanner } from "../banner/ClosedBanner"
import type { ExternalVisit } from "./ExternalVisit"
import type { SessionApi } from "./SessionApi"

/**
 * What becomes of the session outside this page. `ended`: the visitor logged out · `doubtful`: it may be another one by now, as
 * after a login in another tab, or when the browser brings an old page back · `erased`: all that the browser kept was erased.
 */
export type SessionNews = "ended" | "doubtful" | "erased"

/** The other tabs of this browser, and its way back to pages that were left. */
export interface SessionTabs {
  readonly tell: (news: SessionNews) => void
  readonly listen: (heard: (news: SessionNews) => void) => void
}

/** What every page of a visit needs from outside before Effect is there. */
export interface Visit {
  readonly session: SessionApi
  readonly tabs: SessionTabs
  readonly banner: BannerApi
  readonly closedBanner: ClosedBanner
  readonly external: ExternalVisit
  /** Keeps the path of the page that is shown, if it is one of the portal's own (SH-14). */
  readonly remember: (path: string) => void
  /** The visitor is logged in: what is personal and another account left behind is forgotten (TR-15). */
  readonly recognise: (email: string) => void
  /** Forgets who travels, what was bought and what was typed of the personal data, as when the visitor logs out (TR-15). */
  readonly forget: () => void
  /** Whether a plan may lie in the cart: a first look, before anything is loaded to read it (OU-08). */
  readonly hasCart: () => boolean
}
