import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, providerHosts, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** ASEGURA: the shared codes, trips of up to 180 days. */
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
  proxyHosts: providerHosts,
  navbar: "transparent",
  heroes: [
    { scene: "asia", mood: "alba" },
    { scene: "caribe", mood: "tarde" },
    { scene: "europa", mood: "noche" }
  ],
  resultsScenery: { scene: "asia", mood: "alba" }
}
