import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, providerHosts, sharedDurations } from "../provider"
import { hosts } from "./hosts"

/** MESSIS: the shared codes, trips of up to 180 days. */
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
  proxyHosts: providerHosts,
  navbar: "transparent",
  heroes: [
    { scene: "quebrada", mood: "tarde" },
    { scene: "patagonia", mood: "alba" },
    { scene: "europa", mood: "alba" }
  ],
  resultsScenery: { scene: "europa", mood: "alba" }
}
