import type { BannerApi } from "../banner/banner"
import type { Mark } from "../device/kept"

/** The login service's session (SR-01). */
export interface Session {
  readonly email: string
  readonly verified: boolean
}

/** The portal counts a visitor as logged in only with a verified e-mail (SH-04). */
export const isLoggedIn = (session: Session | undefined): session is Session => session?.verified === true

/**
 * A change of the session outside this page. `ended`: the visitor logged out. `doubtful`: the
 * account may have changed, through a login in another tab or a page from the browser's history.
 * `erased`: the visitor erased all stored data. `forgotten`: passengers and contact alone.
 */
export type SessionNews = "ended" | "doubtful" | "erased" | "forgotten"

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
  /** The visitor closed the banner (SH-09). */
  readonly closedBanner: Mark
  /** The purchase began on a partner's site, as the pages show (SH-08). */
  readonly external: Mark
  /** Stores the path if the page is one of the portal's own (SH-14). */
  readonly remember: (path: string) => void
  /** Call it with each session's e-mail. It erases personal data of another account (TR-15). */
  readonly recognise: (email: string) => void
  /**
   * Erases personal data, and the search unless it has a cart (OU-08). `erased`: every search.
   * `forgotten`: the unsent quote alone.
   */
  readonly forget: (news?: SessionNews) => void
  /** A cheap check without Effect: true if a cart may exist (OU-08). */
  readonly hasCart: () => boolean
  /** True if this tab may keep an unsent quote (ST-05). */
  readonly hasStarted: () => boolean
  /** A cheap check without Effect: true if travellers may be remembered (OU-19). */
  readonly hasCompanions: () => boolean
  /** A cheap check: true if the card of a trip may be kept (OU-on-the-road). */
  readonly hasCard: () => boolean
}

/**
 * The session at the login service. Undefined if the visitor is logged out or the service fails
 * (SR-01). It never fails. It is a plain promise because every page calls it on the first view,
 * before Effect is loaded.
 */
export interface SessionApi {
  readonly current: () => Promise<Session | undefined>
}
