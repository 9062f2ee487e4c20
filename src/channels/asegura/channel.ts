import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { socialOf, soldByProducers } from "../provider"

/** ASEGURA: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "asegura",
  code: "ASEGURA",
  brandName: "ASEGURA",
  hosts: hosts.asegura,
  phones: ["0800 555 0145"],
  social: socialOf("asegura")
}
