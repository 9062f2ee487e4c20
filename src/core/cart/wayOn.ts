import type { Channel } from "../channel/channel"
import type { PagePath, Path } from "../channel/paths"
import { isLoggedIn, type Session } from "../session/session"

/** What decides the next step of a purchase. */
export interface Buyer {
  readonly registration: Channel["registration"]
  readonly loggedIn: boolean
  readonly registered: boolean
  readonly travellersKnown: boolean
}

/** The next page of a purchase. `/login` belongs to the server and needs a new document. */
export type WayOn = Extract<Path, "/login" | "/datospersonales" | "/cotizarpasajeros" | "/cotizarcompletarpago">

/** The next page after choosing a plan (RS-14) or resuming a purchase (OU-08). */
export const wayOn = ({ loggedIn, registered, registration, travellersKnown }: Buyer): WayOn => {
  if (!loggedIn && registration === "required") return "/login"
  if (loggedIn && !registered) return "/datospersonales"
  return travellersKnown ? "/cotizarcompletarpago" : "/cotizarpasajeros"
}

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
