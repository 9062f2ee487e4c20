import type { Session } from "./session"

/**
 * Who the visitor is to the login service; undefined for a visitor who is not logged in, and when that cannot be known (SR-01).
 * It never fails. Every page asks on its first view, so the port is a plain promise: Effect is not there yet.
 */
export interface SessionApi {
  readonly current: () => Promise<Session | undefined>
}
