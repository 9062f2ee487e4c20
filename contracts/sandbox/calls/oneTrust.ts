import { json } from "../http/answers"
import type { Call } from "./call"

/**
 * `GET /one_trust?idChannel=`: the consent domain of a channel. Empty means no consent banner
 * (CL-06).
 */
export const oneTrust: Call = {
  name: "one_trust",
  method: "GET",
  path: "/one_trust",
  answer: ({ channel }) => json({ domainId: channel.domainId })
}
