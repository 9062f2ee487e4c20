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
  social: socialOf("miw"),
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
