import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { soldByProducers } from "../provider"

/** PERSONAL: sold by producers. */
export const channel: Channel = {
  ...soldByProducers,
  id: "personal",
  code: "PERSONAL",
  brandName: "PERSONAL",
  hosts: hosts.personal,
  phones: ["0800 555 0146"],
  social: [
    { network: "instagram", href: "https://instagram.example/personal" },
    { network: "facebook", href: "https://facebook.example/personal" },
    { network: "linkedin", href: "https://linkedin.example/personal" },
    { network: "whatsapp", href: "https://whatsapp.example/personal" }
  ],
  heroes: [
    { scene: "caribe", mood: "alba" },
    { scene: "puente", mood: "alba" },
    { scene: "ventana", mood: "alba" }
  ],
  shelfSceneries: [
    { scene: "caribe", mood: "alba" },
    { scene: "puente", mood: "alba" },
    { scene: "ventana", mood: "tarde" }
  ],
  bandScenery: { scene: "puente", mood: "alba" },
  resultsScenery: { scene: "caribe", mood: "alba" }
}
