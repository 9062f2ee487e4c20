import type { Banner } from "../../core/banner/banner"
import type { Session } from "../../core/session/session"
import type { SessionNews, Visit } from "../../core/session/Visit"

/** Who visits, and their banner. A test may change who is logged in. */
export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  /** The login service never answers. */
  readonly undecided?: true
  /** Collects each remembered path. */
  readonly remembered?: Array<string>
  /** Collects the e-mail of each recognised visitor. */
  readonly recognised?: Array<string>
  /** Runs when the portal forgets personal data. */
  readonly onForget?: () => void
  /** A first look at the storage finds a plan in the cart. */
  readonly cart?: true
  /** A first look at the storage finds remembered travellers. */
  readonly companions?: true
  /** The purchase under way began at a partner's. */
  readonly external?: true
  /** Collects what this page tells the other tabs. */
  readonly told?: Array<SessionNews>
  /** Receives the page's listener for news from other tabs. */
  readonly onListen?: (hear: (news: SessionNews) => void) => void
}

/** The ports of a visit. Default: no login and no banner. */
export const visitMemory = (options: VisitMemoryOptions = {}): Visit => {
  const { banner, onForget, onListen, recognised, remembered, told, undecided } = options
  let closed = false
  let external = options.external === true
  return {
    session: { current: () => (undecided ? new Promise(() => {}) : Promise.resolve(options.session)) },
    tabs: { tell: (news) => void told?.push(news), listen: (heard) => onListen?.(heard) },
    banner: { current: async () => banner },
    closedBanner: {
      isClosed: () => closed,
      close: () => {
        closed = true
      }
    },
    external: {
      isUnderWay: () => external,
      begin: () => {
        external = true
      },
      end: () => {
        external = false
      }
    },
    remember: (path) => void remembered?.push(path),
    recognise: (email) => void recognised?.push(email),
    forget: () => onForget?.(),
    hasCart: () => options.cart === true,
    hasCompanions: () => options.companions === true
  }
}
