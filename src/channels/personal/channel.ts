import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, providerHosts, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** PERSONAL: the shared codes, trips of up to 180 days. */
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
  proxyHosts: providerHosts,
  navbar: "transparent",
  heroes: [
    { scene: "caribe", mood: "alba" },
    { scene: "puente", mood: "alba" },
    { scene: "ventana", mood: "alba" }
  ],
  resultsScenery: { scene: "caribe", mood: "alba" }
}
