import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, officeSlots, provider, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** ASEGURA: sold by producers, with the shared duration codes. */
export const channel: Channel = {
  ...argentina,
  id: "asegura",
  code: "ASEGURA",
  brandName: "ASEGURA",
  hosts,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: sharedDurations
  },
  phones: ["0800 555 0145"],
  hours: officeHours,
  optIn: { startsTicked: true },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true },
  social: [
    { network: "instagram", href: "https://instagram.example/asegura" },
    { network: "facebook", href: "https://facebook.example/asegura" },
    { network: "linkedin", href: "https://linkedin.example/asegura" },
    { network: "whatsapp", href: "https://whatsapp.example/asegura" }
  ],
  ...provider,
  navbar: "transparent",
  heroes: [
    { scene: "asia", mood: "alba" },
    { scene: "caribe", mood: "tarde" },
    { scene: "europa", mood: "noche" }
  ],
  benefits: ["worldwide", "assistance", "guarantee"],
  shelfSceneries: [
    { scene: "caribe", mood: "tarde" },
    { scene: "europa", mood: "alba" },
    { scene: "asia", mood: "tarde" }
  ],
  bandScenery: { scene: "caribe", mood: "tarde" },
  resultsScenery: { scene: "asia", mood: "alba" }
}
