import type { Banner } from "../../core/banner/banner"
import type { Session } from "../../core/session/session"
import type { Visit } from "../../core/session/Visit"

/** Who comes, and what they are shown. */
export interface VisitMemoryOptions {
  readonly session?: Session
  readonly banner?: Banner
  /** Who they are is never answered. */
  readonly undecided?: true
  /** Where each remembered path is noted. */
  readonly remembered?: Array<string>
  /** Called when what is personal is to be forgotten. */
  readonly onForget?: () => void
}

/** A visit that begins anew: nobody is logged in and there is no banner, unless it is told otherwise. */
export const visitMemory = ({ banner, onForget, remembered, session, undecided }: VisitMemoryOptions = {}): Visit => {
  let closed = false
  return {
    session: { current: () => (undecided ? new Promise(() => {}) : Promise.resolve(session)) },
    banner: { current: async () => banner },
    closedBanner: {
      isClosed: () => closed,
      close: () => {
        closed = true
      }
    },
    remember: (path) => void remembered?.push(path),
    forget: () => onForget?.()
  }
}
