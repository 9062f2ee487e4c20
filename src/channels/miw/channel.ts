import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { socialOf, soldByProducers } from "../provider"

/** MIW: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "miw",
  code: "MIW",
  brandName: "MIW",
  hosts: hosts.miw,
  phones: ["0800 555 0147"],
  social: socialOf("miw")
}
