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
  social: socialOf("asegura"),
  heroes: [
    { scene: "asia", mood: "alba" },
    { scene: "caribe", mood: "tarde" },
    { scene: "europa", mood: "noche" }
  ],
  shelfSceneries: [
    { scene: "caribe", mood: "tarde" },
    { scene: "europa", mood: "alba" },
    { scene: "asia", mood: "tarde" }
  ],
  bandScenery: { scene: "caribe", mood: "tarde" },
  resultsScenery: { scene: "asia", mood: "alba" }
}
