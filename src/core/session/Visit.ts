import type { BannerApi } from "../banner/BannerApi"
import type { ClosedBanner } from "../banner/ClosedBanner"
import type { ExternalVisit } from "./ExternalVisit"
import type { SessionApi } from "./SessionApi"

/**
 * A change of the session outside this page. `ended`: the visitor logged out. `doubtful`: the
 * account may have changed, through a login in another tab or a page from the browser's history.
 * `erased`: the visitor erased all stored data.
 */
export type SessionNews = "ended" | "doubtful" | "erased"

/** Session news from other tabs, and from pages that the browser's history restores. */
export interface SessionTabs {
  readonly tell: (news: SessionNews) => void
  readonly listen: (heard: (news: SessionNews) => void) => void
}

/** The ports that every page needs before Effect is loaded. */
export interface Visit {
  readonly session: SessionApi
  readonly tabs: SessionTabs
  readonly banner: BannerApi
  readonly closedBanner: ClosedBanner
  readonly external: ExternalVisit
  /** Stores the path if the page is one of the portal's own (SH-14). */
  readonly remember: (path: string) => void
  /** Call it after a login. It erases personal data of another account (TR-15). */
  readonly recognise: (email: string) => void
  readonly forget: () => void
  /** A cheap check without Effect: true if a cart may exist (OU-08). */
  readonly hasCart: () => boolean
  /** True if this tab may keep an unsent quote (ST-05). */
  readonly hasStarted: () => boolean
  /** A cheap check without Effect: true if travellers may be remembered (OU-19). */
  readonly hasCompanions: () => boolean
}
