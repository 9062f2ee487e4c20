import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { socialOf, soldByProducers } from "../provider"

/**
 * MAKLER: sold by producers. The specification gives it no longest trip, so it has that of the
 * others (decision 3).
 */
export const channel: Channel = {
  ...soldByProducers,
  id: "makler",
  code: "MAKLER",
  brandName: "MAKLER",
  hosts: hosts.makler,
  phones: ["0800 555 0148"],
  social: socialOf("makler")
}
