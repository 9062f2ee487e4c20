import type { BannerApi } from "../banner/BannerApi"
import type { ClosedBanner } from "../banner/ClosedBanner"
import type { SessionApi } from "./SessionApi"

/** What every page of a visit needs from outside before Effect is there. */
export interface Visit {
  readonly session: SessionApi
  readonly banner: BannerApi
  readonly closedBanner: ClosedBanner
  /** Keeps the path of the page that is shown, if it is one of the portal's own (2§2). */
  readonly remember: (path: string) => void
  /** Forgets who travels and what was bought, as when the visitor logs out (trust, Personal data). */
  readonly forget: () => void
}
