import type { Banner } from "../../core/banner/banner"
import type { Session } from "../../core/session/session"
import type { SessionNews, Visit } from "../../core/session/Visit"

/** Who comes, and what they are shown; who is logged in may change meanwhile. */
export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  /** Who they are is never answered. */
  readonly undecided?: true
  /** Where each remembered path is noted. */
  readonly remembered?: Array<string>
  /** Where each e-mail is noted by which a visitor was recognised. */
  readonly recognised?: Array<string>
  /** Called when what is personal is to be forgotten. */
  readonly onForget?: () => void
  /** A plan lies in the cart, as far as a first look tells. */
  readonly cart?: true
  /** The purchase under way began elsewhere. */
  readonly external?: true
  /** What this page tells the other tabs. */
  readonly told?: Array<SessionNews>
  /** Called with the page's ear for what becomes of the session elsewhere. */
  readonly onListen?: (hear: (news: SessionNews) => void) => void
}

/** A visit that begins anew: without a login and without a banner, unless given. */
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
    hasCart: () => options.cart === true
  }
}
