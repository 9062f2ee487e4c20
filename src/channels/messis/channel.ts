import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, officeSlots, provider, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** MESSIS: sold by producers, with the shared duration codes. */
export const channel: Channel = {
  ...argentina,
  id: "messis",
  code: "MESSIS",
  brandName: "MESSIS",
  hosts,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: sharedDurations
  },
  phones: ["0800 555 0142", "+54 11 5555 0142"],
  hours: officeHours,
  optIn: { startsTicked: true },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true },
  social: [
    { network: "instagram", href: "https://instagram.example/messis" },
    { network: "facebook", href: "https://facebook.example/messis" },
    { network: "linkedin", href: "https://linkedin.example/messis" },
    { network: "whatsapp", href: "https://whatsapp.example/messis" }
  ],
  ...provider,
  navbar: "transparent",
  heroes: [
    { scene: "quebrada", mood: "tarde" },
    { scene: "patagonia", mood: "alba" },
    { scene: "europa", mood: "alba" }
  ],
  benefits: ["worldwide", "assistance", "guarantee"],
  shelfSceneries: [
    { scene: "patagonia", mood: "alba" },
    { scene: "europa", mood: "alba" },
    { scene: "quebrada", mood: "tarde" }
  ],
  bandScenery: { scene: "patagonia", mood: "alba" },
  resultsScenery: { scene: "europa", mood: "alba" }
}
