import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, officeSlots, provider, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** MIW: sold by producers, with the shared duration codes. */
export const channel: Channel = {
  ...argentina,
  id: "miw",
  code: "MIW",
  brandName: "MIW",
  hosts,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: sharedDurations
  },
  phones: ["0800 555 0147"],
  hours: officeHours,
  optIn: { startsTicked: true },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true },
  social: [
    { network: "instagram", href: "https://instagram.example/miw" },
    { network: "facebook", href: "https://facebook.example/miw" },
    { network: "linkedin", href: "https://linkedin.example/miw" },
    { network: "whatsapp", href: "https://whatsapp.example/miw" }
  ],
  ...provider,
  navbar: "transparent",
  heroes: [
    { scene: "faro", mood: "alba" },
    { scene: "quebrada", mood: "alba" },
    { scene: "asia", mood: "tarde" }
  ],
  benefits: ["worldwide", "assistance", "guarantee"],
  shelfSceneries: [
    { scene: "caribe", mood: "alba" },
    { scene: "asia", mood: "tarde" },
    { scene: "quebrada", mood: "alba" }
  ],
  bandScenery: { scene: "asia", mood: "tarde" },
  resultsScenery: { scene: "faro", mood: "alba" }
}
