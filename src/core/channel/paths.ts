import type { Channel } from "./channel"

/** The pages that a path of the portal may name; the route table has one row for each but the home. */
export type PagePath =
  | "/"
  | "/cotizar"
  | "/cotizarpasajeros"
  | "/cotizarcompletarpago"
  | "/cotizarpagoexitoso"
  | "/compraexterna"
  | "/validar"
  | "/redirect"
  | "/tuscompras"
  | "/datospersonales"
  | "/tusdatos"
  | "/faqs"
  | "/avisolegal"
  | "/politicascookies"
  | "/solicitarasistencia"
  | "/contacto"
  | "/arrepentimiento"
  | "/bajaservicio"
  | "/anulacioncobertura"
  | "/tusderechos"
  | "/test"

/** A path that the portal may open: a page, or the server's login and logout (SR-10). */
export type Path = PagePath | "/login" | "/logout"

const only: Partial<Readonly<Record<string, (channel: Channel) => boolean>>> = {
  "/solicitarasistencia": ({ assistancePage }) => assistancePage,
  "/arrepentimiento": ({ cancellation }) => cancellation === "withdrawal",
  "/bajaservicio": ({ cancellation }) => cancellation === "withdrawal",
  "/anulacioncobertura": ({ cancellation }) => cancellation === "annulment"
} satisfies Partial<Record<PagePath, (channel: Channel) => boolean>>

/** Whether a channel has this page; without it, its path redirects to the home (SR-08). */
export const hasPage = (channel: Channel, path: string): boolean => only[path]?.(channel) !== false

/** True on `localhost`, its subdomains and the loopback address. */
export const isDevelopmentHost = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127\.0\.0\.1$/.test(hostname.toLowerCase())
