import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { socialOf, soldByProducers } from "../provider"

/** MESSIS: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "messis",
  code: "MESSIS",
  brandName: "MESSIS",
  hosts: hosts.messis,
  phones: ["0800 555 0142", "+54 11 5555 0142"],
  social: socialOf("messis")
}
