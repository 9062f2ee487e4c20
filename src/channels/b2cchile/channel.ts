import type { Channel } from "../../core/channel/channel"
import { hosts } from "../hosts"
import { officeHours, officeSlots, provider, socialOf } from "../provider"

/** B2C in Chile: pesos chilenos, no price without taxes. */
export const channel: Channel = {
  id: "b2cchile",
  code: "B2CCHILE",
  brandName: "B2C Chile",
  hosts: hosts.b2cchile,
  locale: "es-CL",
  alternate: "b2c",
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
  // Ley 21.719: only the visitor can give consent, so the box starts empty.
  optIn: { startsTicked: false },
  contactForm: { asks: "hours", slots: officeSlots },
  assistancePage: true,
  registration: "optional",
  card: { modes: ["credit", "debit"], secrets: true },
  postal: "comuna",
  cancellation: "annulment",
  document: "rut",
  // Numbers of nine digits, with or without 56: the portal sends ten.
  phoneForms: [[/^(?:(?:00)?56)?0?([2-9]\d{8})$/, "0$1"]],
  consumerLinks: [
    { label: "Reclamos ante el SERNAC", href: "https://sernac.example/reclamos" },
    { label: "Comisión para el Mercado Financiero", href: "https://cmf.example/reclamos" }
  ],
  social: socialOf("b2cchile"),
  tracking: { hosts: ["asistencia.b2c-chile.example"], tagManagerId: "GTM-B2CCHDE", recordingId: "b2cchdemo1" },
  ...provider
}
