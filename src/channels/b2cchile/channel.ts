import type { Channel } from "../../core/channel/channel"
import { officeHours, providerHosts } from "../provider"
import { hosts } from "./hosts"

/** B2C in Chile: pesos chilenos, trips of up to 60 days, no price without taxes. */
export const channel: Channel = {
  id: "b2cchile",
  code: "B2CCHILE",
  brandName: "B2C Chile",
  hosts,
  locale: "es-CL",
  origin: "Chile",
  currency: { code: "CLP", name: "Pesos Chilenos", symbol: "$" },
  trip: {
    maxDays: 60,
    maxDaysToStart: 90,
    durations: [
      {
        annual: null,
        bands: [
          { upToDays: 30, code: "TRB" },
          { upToDays: 60, code: "SEB" }
        ]
      }
    ]
  },
  taxCoefficient: 1,
  phones: ["800 555 014"],
  hours: officeHours,
  proxyHosts: providerHosts,
  navbar: "transparent",
  heroes: [
    { scene: "atacama", mood: "noche" },
    { scene: "patagonia", mood: "tarde" },
    { scene: "ventana", mood: "alba" }
  ],
  resultsScenery: { scene: "patagonia", mood: "tarde" }
}
