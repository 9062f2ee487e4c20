import type { PlanTerms } from "../../copy/faqTexts"
import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { argentina, socialOf } from "../provider"

/** BELO: shorter trips within Argentina, duration codes by destination, no contact hours. */
export const channel: Channel = {
  ...argentina,
  id: "belo",
  code: "BELO",
  brandName: "BELO",
  hosts: hosts.belo,
  trip: {
    maxDays: 90,
    shorter: [{ destination: "ARGENTINA", maxDays: 21 }],
    maxDaysToStart: 90,
    durations: [
      {
        destination: "ARGENTINA",
        annual: false,
        bands: [{ upToDays: 21, code: "BNA" }]
      },
      {
        destination: "LATINOAMÉRICA",
        annual: null,
        bands: [
          { upToDays: 30, code: "BLT" },
          { upToDays: 60, code: "BLS" },
          { upToDays: 90, code: "BLN" }
        ]
      },
      {
        annual: null,
        bands: [
          { upToDays: 30, code: "BET" },
          { upToDays: 60, code: "BES" },
          { upToDays: 90, code: "BEN" }
        ]
      }
    ]
  },
  phones: ["+54 11 5555 0143", "0810 555 0143", "+54 9 11 5555 0144"],
  written: { "+54 9 11 5555 0144": "https://whatsapp.example/5491155550144" },
  contactForm: { asks: "reason" },
  assistancePage: false,
  registration: "optional",
  social: socialOf("belo"),
  nationalPlan: "NACIONAL"
}

/** No accident insurance, a category for seniors, and two more weeks of pregnancy (LG-06). */
export const terms: Partial<PlanTerms> = { accidentInsurance: false, seniors: true, pregnancyWeek: 26 }
