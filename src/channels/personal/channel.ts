import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, officeSlots, provider, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** PERSONAL: sold by producers, with the shared duration codes. */
export const channel: Channel = {
  ...argentina,
  id: "personal",
  code: "PERSONAL",
  brandName: "PERSONAL",
  hosts,
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: sharedDurations
  },
  phones: ["0800 555 0146"],
  hours: officeHours,
  optIn: { startsTicked: true },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "required",
  producer: { soldByDefault: true },
  social: [
    { network: "instagram", href: "https://instagram.example/personal" },
    { network: "facebook", href: "https://facebook.example/personal" },
    { network: "linkedin", href: "https://linkedin.example/personal" },
    { network: "whatsapp", href: "https://whatsapp.example/personal" }
  ],
  ...provider,
  navbar: "transparent",
  heroes: [
    { scene: "caribe", mood: "alba" },
    { scene: "puente", mood: "alba" },
    { scene: "ventana", mood: "alba" }
  ],
  benefits: ["worldwide", "assistance", "guarantee"],
  shelfSceneries: [
    { scene: "caribe", mood: "alba" },
    { scene: "puente", mood: "alba" },
    { scene: "ventana", mood: "tarde" }
  ],
  bandScenery: { scene: "puente", mood: "alba" },
  resultsScenery: { scene: "caribe", mood: "alba" }
}
