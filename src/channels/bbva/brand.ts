import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { insuredSummary, products } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** BBVA in its own words. */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Tu próximo viaje,bien acompañado",
        text: "Asistencia al viajero con la confianza de siempre. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Hasta USD 1.000.000", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "Despegá tranquilo,te acompañamos",
        text: "De STANDARD a SIGNATURE, elegí cuánto querés cubrir y pagalo en cuotas sin interés.",
        bullets: ["Desde USD 100.000", "Voucher por mail"]
      },
      {
        title: "De día o de noche,con vos",
        text: "La asistencia atiende las 24 horas, estés donde estés.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      }
    ],
    band: {
      eyebrow: "Dos marcas, un mismo viaje",
      title: "ALIANZA",
      text: "La asistencia al viajero llega con la marca de tu banco, para que pienses solo en el destino.",
      action: "Conocer los planes",
      href: "/#productos"
    }
  },
  quote: {
    subscribe: "Quiero recibir información sobre beneficios para clientes."
  }
}

/** The plans on the home page (HO-07). */
const catalogue = products(insuredSummary, [
  ["STANDARD", 100_000],
  ["GOLD", 200_000],
  ["PREMIUM", 300_000],
  ["PREMIUM +", 500_000],
  ["SIGNATURE", 1_000_000]
])

export const brand: Brand = {
  channel,
  copy,
  catalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, catalogue),
  pages: async () => (await import("../insuredPages")).insuredPages(channel, { premium: true }),
  logo: { href: logo, width: 196, height: 54 },
  looks: {
    navbar: "transparent",
    heroes: [
      { scene: "europa", mood: "alba" },
      { scene: "ventana", mood: "alba" },
      { scene: "puente", mood: "noche" }
    ],
    benefits: ["worldwide", "assistance", "guarantee"],
    shelf: [
      { scene: "caribe", mood: "alba" },
      { scene: "puente", mood: "alba" },
      { scene: "asia", mood: "noche" },
      { scene: "patagonia", mood: "tarde" },
      { scene: "europa", mood: "noche" }
    ],
    band: { scene: "puente", mood: "noche" },
    results: { scene: "europa", mood: "alba" }
  }
}
