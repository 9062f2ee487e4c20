import type { Channel } from "../channel/channel"
import type { Path } from "../channel/paths"

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
