import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, officeSlots, provider, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/**
 * MAKLER: shared duration codes. The specification gives no longest trip. It has that
 * of MIW, which is equal in everything else (decision 3).
 */
export const channel: Channel = {
  ...argentina,
  id: "makler",
  code: "MAKLER",
  brandName: "MAKLER",
  hosts,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: sharedDurations
  },
  phones: ["0800 555 0148"],
  hours: officeHours,
  optIn: { startsTicked: true },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true },
  social: [
    { network: "instagram", href: "https://instagram.example/makler" },
    { network: "facebook", href: "https://facebook.example/makler" },
    { network: "linkedin", href: "https://linkedin.example/makler" },
    { network: "whatsapp", href: "https://whatsapp.example/makler" }
  ],
  ...provider,
  navbar: "transparent",
  heroes: [
    { scene: "ventana", mood: "tarde" },
    { scene: "puente", mood: "alba" },
    { scene: "europa", mood: "noche" }
  ],
  benefits: ["worldwide", "assistance", "guarantee"],
  shelfSceneries: [
    { scene: "patagonia", mood: "tarde" },
    { scene: "puente", mood: "alba" },
    { scene: "europa", mood: "noche" }
  ],
  bandScenery: { scene: "puente", mood: "alba" },
  resultsScenery: { scene: "patagonia", mood: "tarde" }
}
