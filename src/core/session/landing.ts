import type { PagePath } from "../channel/paths"
import { isLoggedIn, type Session } from "./session"

/** The page after the login, and its analytics event. */
export interface Landing {
  readonly path: Extract<PagePath, "/" | "/validar" | "/datospersonales">
  readonly event?: "login" | "sign_up"
}

/**
 * Routes a visitor after the login: an unverified e-mail first, then missing personal data (SR-03).
 * Without a session the way leads home.
 */
export const landingOf = (session: Session | undefined, registered: boolean): Landing => {
  if (!session) return { path: "/" }
  if (!isLoggedIn(session)) return { path: "/validar", event: "sign_up" }
  return registered ? { path: "/", event: "login" } : { path: "/datospersonales", event: "sign_up" }
}
