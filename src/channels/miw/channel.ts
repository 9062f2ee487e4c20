import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { soldByProducers } from "../provider"

/** MIW: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "miw",
  code: "MIW",
  brandName: "MIW",
  hosts: hosts.miw,
  phones: ["0800 555 0147"],
  social: [
    { network: "instagram", href: "https://instagram.example/miw" },
    { network: "facebook", href: "https://facebook.example/miw" },
    { network: "linkedin", href: "https://linkedin.example/miw" },
    { network: "whatsapp", href: "https://whatsapp.example/miw" }
  ],
  heroes: [
    { scene: "faro", mood: "alba" },
    { scene: "quebrada", mood: "alba" },
    { scene: "asia", mood: "tarde" }
  ],
  shelfSceneries: [
    { scene: "caribe", mood: "alba" },
    { scene: "asia", mood: "tarde" },
    { scene: "quebrada", mood: "alba" }
  ],
  bandScenery: { scene: "asia", mood: "tarde" },
  resultsScenery: { scene: "faro", mood: "alba" }
}
