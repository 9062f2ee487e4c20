import { readJson } from "../json/readJson"

/** A release runs on no developer's machine (TR-25). */
const isLoopback = ({ hostname }: URL) =>
  import.meta.env.MODE !== "release" &&
  (hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname))

/** The allowed proxies: the page's origin and the channel's hosts. */
export interface ProxyRules {
  readonly origin: string
  /** Exact hosts. A port other than 443 is part of the host. */
  readonly proxyHosts: ReadonlyArray<string>
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * The base address of the proxied calls, without a trailing slash. Undefined if the portal must not
 * call it. Allowed are the page's own origin with any path, a channel's host over https, and, for a
 * page on this machine, any loopback address.
 */
export const allowedProxy = (address: string, { origin, proxyHosts }: ProxyRules): string | undefined => {
  const whole = isOwnPath(address) ? `${origin}${address}` : address
  if (!URL.canParse(whole)) return undefined
  const proxy = new URL(whole)
  const page = new URL(origin)
  const bare = `${proxy.origin}${proxy.pathname}`
  // Without a user, a query or a fragment.
  if (proxy.href !== bare || !bare.startsWith("http")) return undefined
  const isAllowed =
    proxy.origin === page.origin ||
    (proxy.protocol === "https:" && proxyHosts.includes(proxy.host)) ||
    (isLoopback(page) && isLoopback(proxy))
  return isAllowed ? /^.*[^/]/.exec(bare)?.[0] : undefined
}

/**
 * The address in an answer of `/api_url`: a JSON string, an object with one of three keys, or the
 * bare text. It works without Schema, because the banner needs it on the first view.
 */
export const readApiUrl = (text: string): string => {
  const told = readJson(text)
  const { url, api_url, proxy } = Object(told)
  const address = [told, url, api_url, proxy].find((field) => typeof field === "string")
  return (address ?? text).trim()
}
