const isLoopback = ({ hostname }: URL) =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(\.\d+){3}$/.test(hostname)

/** Who may be the proxy: the page's origin, and the hosts that the channel names. */
export interface ProxyRules {
  readonly origin: string
  /** Exact hosts, with their port where it is not 443. */
  readonly proxyHosts: ReadonlyArray<string>
}

/** A path of the page's own host, such as `/proxy`. */
const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * The base address of the proxied calls without a trailing slash; undefined for one that no request may leave for: it must be
 * the page's own origin or a path of it, a channel's host by https, or, for a page that is itself on this machine, any loopback.
 */
export const allowedProxy = (address: string, { origin, proxyHosts }: ProxyRules): string | undefined => {
  const whole = isOwnPath(address) ? `${origin}${address}` : address
  if (!URL.canParse(whole)) return undefined
  const proxy = new URL(whole)
  const page = new URL(origin)
  const isBare = proxy.username === "" && proxy.password === "" && proxy.search === "" && proxy.hash === ""
  const isWeb = proxy.protocol === "https:" || proxy.protocol === "http:"
  if (!isBare || !isWeb) return undefined
  const isAllowed =
    proxy.origin === page.origin ||
    (proxy.protocol === "https:" && proxyHosts.includes(proxy.host)) ||
    (isLoopback(page) && isLoopback(proxy))
  return isAllowed ? `${proxy.origin}${proxy.pathname}`.replace(/\/+$/, "") : undefined
}
