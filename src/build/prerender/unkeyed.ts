import type { Channel } from "../../core/channel/channel"

/** Names that lead nowhere (RFC 2606): a host that stands for one that is not known yet. */
const isStandIn = (host: string) => /\.example(\.com)?(:\d+)?$/.test(host)

/**
 * Why a channel may not be released: it sells on another origin whose provider is not known to take the key of a sale, without which
 * one purchase can be charged more than once (decision 52). Undefined where nothing is wrong.
 */
export const unkeyed = ({ id, proxyHosts, proxyTakesKey }: Channel): string | undefined => {
  const hosts = proxyTakesKey ? [] : proxyHosts.filter((host) => !isStandIn(host))
  if (hosts.length === 0) return undefined
  return [
    `${id} sells through ${hosts.join(", ")}, which is not known to take the Idempotency-Key of a sale.`,
    `Ask: npm run contracts:verify -- --provider public-api --url https://${hosts[0]}; then say proxyTakesKey: true beside proxyHosts.`
  ].join("\n")
}
