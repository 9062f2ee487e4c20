import type { PlanTerms } from "../../copy/faqTexts"
import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { argentina, socialOf } from "../provider"

/** B2C: sold to the public, with codes of its own. */
export const channel: Channel = {
  ...argentina,
  id: "b2c",
  code: "B2C",
  brandName: "B2C",
  hosts: hosts.b2c,
  alternate: "b2cchile",
  trip: {
    maxDays: 180,
    maxDaysToStart: 90,
    durations: [
      {
        annual: null,
        bands: [
          { upToDays: 30, code: "BTR" },
          { upToDays: 60, code: "BSE" },
          { upToDays: 90, code: "BNO" },
          { upToDays: 120, code: "BCV" },
          { upToDays: 150, code: "BCC" },
          { upToDays: 180, code: "BCO" }
        ]
      }
    ]
  },
  phones: ["0800 555 0143"],
  hours: "Lunes a viernes de 8:00 a 20:00",
  contactForm: { asks: "hours", slots: ["8 a 12", "12 a 16", "16 a 20"] },
  assistancePage: true,
  registration: "optional",
  discount: { active: false, text: "5 % de descuento extra en tu asistencia.", code: "" },
  chat: "https://chat.asistencia.example/b2c",
  social: socialOf("b2c"),
  tracking: { hosts: ["asistencia.b2c.example"], tagManagerId: "GTM-B2CDEMO", recordingId: "b2cdemo001" }
}

/** Every coverage includes telemedicine (CH-08). */
export const terms: Partial<PlanTerms> = { telemedicine: true }
