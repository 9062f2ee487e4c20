import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { socialOf, soldByProducers } from "../provider"

/** PERSONAL: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "personal",
  code: "PERSONAL",
  brandName: "PERSONAL",
  hosts: hosts.personal,
  phones: ["0800 555 0146"],
  social: socialOf("personal")
}
