import type { Channel } from "../channel/channel"
import type { Path } from "../channel/paths"

/** Who is about to go on with a purchase, and how far it is. */
export interface Buyer {
  readonly registration: Channel["registration"]
  readonly loggedIn: boolean
  /** The visitor who is logged in has saved their personal data. */
  readonly registered: boolean
  /** Everybody who travels is known, and every rule of theirs holds. */
  readonly travellersKnown: boolean
}

/** Where a purchase goes on; `/login` is the server's, by a new document. */
export type WayOn = Extract<Path, "/login" | "/datospersonales" | "/cotizarpasajeros" | "/cotizarcompletarpago">

/** Where a plan that is in the cart leads (RS-14), and where a purchase that was left goes on (OU-08). */
export const wayOn = ({ loggedIn, registered, registration, travellersKnown }: Buyer): WayOn => {
  if (!loggedIn && registration === "required") return "/login"
  if (loggedIn && !registered) return "/datospersonales"
  return travellersKnown ? "/cotizarcompletarpago" : "/cotizarpasajeros"
}
