import type { Banner } from "../../core/banner/banner"
import type { Session, SessionNews, Visit } from "../../core/session/session"

export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  readonly undecided?: true
  readonly remembered?: Array<string>
  readonly recognised?: Array<string>
  readonly onForget?: () => void
  readonly cart?: true
  readonly companions?: true
  readonly started?: true
  readonly external?: true
  readonly told?: Array<SessionNews>
  readonly onListen?: (hear: (news: SessionNews) => void) => void
}

/**
 * The ports of a visit. Default: no login and no banner. `undecided`: the login service never
 * answers. `cart` and `companions` are what a first look at the storage finds. `external`: the
 * purchase under way began at a partner's.
 */
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
    hasStarted: () => options.started === true,
    hasCompanions: () => options.companions === true
  }
}
