import type { PagePath } from "../channel/paths"
import { isLoggedIn, type Session } from "./session"

/** Where a visitor who comes from the login service is led, and which event is told. */
export interface Landing {
  readonly path: Extract<PagePath, "/" | "/validar" | "/datospersonales">
  readonly event?: "login" | "sign_up"
}

/** The router after the login (SR-03): an e-mail to prove first, then the personal data; without a login it leads home. */
export const landingOf = (session: Session | undefined, registered: boolean): Landing => {
  if (!session) return { path: "/" }
  if (!isLoggedIn(session)) return { path: "/validar", event: "sign_up" }
  return registered ? { path: "/", event: "login" } : { path: "/datospersonales", event: "sign_up" }
}
