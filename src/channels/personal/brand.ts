import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { looksOfProducers, producerCatalogue } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** PERSONAL in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Conectado siempre,también de viaje",
        text: "Asistencia 24/7 estés donde estés. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 500.000", "Cuotas sin interés", "Voucher por mail"]
      },
      {
        title: "Buen viaje,buena señal",
        text: "Del otro lado siempre hay alguien: la asistencia atiende las 24 horas.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      },
      {
        title: "Modo avión,modo tranquilo",
        text: "Dejá elegida tu cobertura antes de despegar: son tres planes, hasta USD 500.000.",
        bullets: [`Hasta ${channel.trip.maxDays} días`, "Cuotas sin interés"]
      }
    ],
    band: {
      eyebrow: "A un llamado",
      text: "Tu productor asesor responde tus dudas y te ayuda a elegir la cobertura."
    }
  },
  quote: {
    subscribe: "Quiero recibir información y beneficios de PERSONAL por e-mail."
  }
}

export const brand: Brand = {
  channel,
  copy,
  catalogue: producerCatalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, producerCatalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel),
  logo: { href: logo, width: 182, height: 54 },
  looks: {
    ...looksOfProducers,
    heroes: [
      { scene: "caribe", mood: "alba" },
      { scene: "puente", mood: "alba" },
      { scene: "ventana", mood: "alba" }
    ],
    shelf: [
      { scene: "caribe", mood: "alba" },
      { scene: "puente", mood: "alba" },
      { scene: "ventana", mood: "tarde" }
    ],
    band: { scene: "puente", mood: "alba" },
    results: { scene: "caribe", mood: "alba" }
  }
}
