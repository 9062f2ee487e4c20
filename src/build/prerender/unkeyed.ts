import type { Channel } from "../../core/channel/channel"

/** Reserved names (RFC 2606), used for hosts that are not known yet. */
const isStandIn = (host: string) => /\.example(\.com)?(:\d+)?$/.test(host)

/**
 * Why a channel must not be released: it sells through another origin whose provider is not known
 * to honour the idempotency key. Without that key one purchase can be charged twice (decision 52).
 * Undefined if the channel may be released.
 */
export const unkeyed = ({ id, proxyHosts, proxyTakesKey }: Channel): string | undefined => {
  const hosts = proxyTakesKey ? [] : proxyHosts.filter((host) => !isStandIn(host))
  if (hosts.length === 0) return undefined
  return [
    `${id} sells through ${hosts.join(", ")}, which is not known to take the Idempotency-Key of a sale.`,
    `Ask: npm run contracts:verify -- --provider public-api --url https://${hosts[0]}; then say proxyTakesKey: true beside proxyHosts.`
  ].join("\n")
}
