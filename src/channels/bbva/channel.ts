import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { argentina, officeHours, officeSlots, socialOf } from "../provider"

/** BBVA: a bank with producers, with codes of its own. */
export const channel: Channel = {
  ...argentina,
  id: "bbva",
  code: "BBVA",
  brandName: "BBVA",
  hosts: hosts.bbva,
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
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: false,
  registration: "optional",
  producer: { soldByDefault: false },
  social: socialOf("bbva")
}
