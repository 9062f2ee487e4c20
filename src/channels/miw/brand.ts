import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { codedCatalogue, looksOfProducers } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** MIW in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Donde quieras,bien cubierto",
        text: "Asistencia médica en todo el mundo. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Voucher por mail"]
      },
      {
        title: "Otro idioma,la misma calma",
        text: "Si necesitás ayuda, comunicate a cualquier hora: te atiende una persona.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      },
      {
        title: "Tres planes,una decisión fácil",
        text: "CLASSIC, PLUS o EXCELLENCE: elegí cuánto querés cubrir y pagalo en cuotas sin interés.",
        bullets: ["Desde USD 150.000", "Cotización al instante"]
      }
    ],
    band: {
      eyebrow: "De persona a persona",
      text: "Contale a tu productor asesor adónde vas: te ayuda a elegir la cobertura."
    }
  },
  quote: {
    subscribe: "Quiero recibir información y beneficios de MIW por e-mail."
  }
}

export const brand: Brand = {
  channel,
  copy,
  catalogue: codedCatalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, codedCatalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel),
  logo: { href: logo, width: 102, height: 54 },
  looks: {
    ...looksOfProducers,
    heroes: [
      { scene: "faro", mood: "alba" },
      { scene: "quebrada", mood: "alba" },
      { scene: "asia", mood: "tarde" }
    ],
    shelf: [
      { scene: "caribe", mood: "alba" },
      { scene: "asia", mood: "tarde" },
      { scene: "quebrada", mood: "alba" }
    ],
    band: { scene: "asia", mood: "tarde" },
    results: { scene: "faro", mood: "alba" }
  }
}
