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
  social: socialOf("makler"),
  heroes: [
    { scene: "ventana", mood: "tarde" },
    { scene: "puente", mood: "alba" },
    { scene: "europa", mood: "noche" }
  ],
  shelfSceneries: [
    { scene: "patagonia", mood: "tarde" },
    { scene: "puente", mood: "alba" },
    { scene: "europa", mood: "noche" }
  ],
  bandScenery: { scene: "puente", mood: "alba" },
  resultsScenery: { scene: "patagonia", mood: "tarde" }
}
