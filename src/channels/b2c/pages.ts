import type { ContactLine } from "../../copy/assistance"
import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { channel, terms } from "./channel"

/** The assistance contacts for travellers (LG-04). All numbers and addresses are fictional. */
const contacts: ReadonlyArray<ContactLine> = [
  { kind: "phone", label: "Desde el exterior", value: "+54 11 5555 0151", href: "tel:+541155550151" },
  { kind: "phone", label: "Dentro de Argentina", value: "0800 555 0151", href: "tel:08005550151" },
  { kind: "phone", label: "Desde Brasil", value: "0800 555 0152", href: "tel:08005550152" },
  { kind: "chat", label: "Chat", value: "+54 9 11 5555 0153", href: "https://whatsapp.example/5491155550153" },
  { kind: "mail", label: "Correo", value: "asistencia@b2c.example", href: "mailto:asistencia@b2c.example" }
]

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  results: {
    lead: "Todas las coberturas incluyen telemedicina 24/7.",
    note: "Todas las coberturas incluyen seguro de accidentes personales.",
    highlights: {
      general: ["Telemedicina 24/7 incluida", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Telemedicina 24/7 incluida", "Seguro de accidentes personales"]
    }
  },
  faqs: { facts: factsOf(channel, { ...terms, annualPlans: true }) },
  assistance: { contacts: { lines: contacts } }
}
