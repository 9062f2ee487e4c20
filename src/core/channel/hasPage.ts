import type { Channel } from "./channel"
import type { PagePath } from "./paths"

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
