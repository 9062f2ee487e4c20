import type { Channel } from "../../core/channel/channel"
import { argentina, officeHours, providerHosts } from "../provider"
import { hosts } from "./hosts"

/** BBVA: trips of up to 90 days, with codes of its own. */
export const channel: Channel = {
  ...argentina,
  id: "bbva",
  code: "BBVA",
  brandName: "BBVA",
  hosts,
  trip: {
    maxDays: 90,
    maxDaysToStart: 90,
    durations: [
      {
        annual: null,
        bands: [
          { upToDays: 30, code: "BVT" },
          { upToDays: 60, code: "BVS" },
          { upToDays: 90, code: "BVN" }
        ]
      }
    ]
  },
  phones: ["0800 555 0141"],
  hours: officeHours,
  proxyHosts: providerHosts,
  navbar: "transparent",
  heroes: [
    { scene: "europa", mood: "alba" },
    { scene: "ventana", mood: "alba" },
    { scene: "puente", mood: "noche" }
  ],
  resultsScenery: { scene: "europa", mood: "alba" }
}
