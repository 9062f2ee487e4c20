import type { Session } from "./session"

/**
 * The session at the login service. Undefined if the visitor is logged out or the service fails
 * (SR-01). It never fails. It is a plain promise because every page calls it on the first view,
 * before Effect is loaded.
 */
export interface SessionApi {
  readonly current: () => Promise<Session | undefined>
}
