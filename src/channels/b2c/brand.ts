import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Brand } from "../Brand"
import { insuredSummary, products } from "../provider"
import { channel, terms } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** B2C in its own words. Every coverage includes telemedicine (CH-08). */
const copy: Overlay<Copy> = {
  home: {
    heroes: [
      {
        title: "Viajá lejos,viajá tranquilo",
        text: "Asistencia médica en todo el mundo. Todas las coberturas incluyen telemedicina 24/7.",
        bullets: ["Hasta USD 1.000.000", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "Más playa,menos vueltas",
        text: "Si surge un imprevisto, hay una persona para atenderte a cualquier hora.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      },
      {
        title: "Un plan anual,muchos viajes",
        text: "Si viajás más de una vez al año, no hace falta empezar de cero cada vez.",
        bullets: ["Planes anuales", "Cuotas sin interés"]
      }
    ],
    benefits: {
      cards: [
        {
          title: "Telemedicina 24/7",
          text: "Consultá a un médico a distancia, a cualquier hora. Incluida en todas las coberturas."
        },
        { title: "Cobertura Mundial", text: "Te acompañamos en todos los continentes." },
        { title: "Asistencia 24/7", text: "Una persona te atiende a cualquier hora, todos los días." },
        {
          title: "Garantía",
          text: "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura."
        }
      ]
    },
    band: {
      eyebrow: "Viajá todo el año",
      title: "NUESTROS PLANES ANUALES",
      text: "Una sola compra para quienes viajan más de una vez al año. Cotizá y mirá qué planes hay para tu destino.",
      action: "Cotizar",
      href: "/#cotizar"
    }
  },
  quote: {
    description: "Todas las coberturas incluyen telemedicina 24/7 y seguro de accidentes personales.",
    subscribe: "Quiero recibir información y beneficios por e-mail.",
    restriction: {
      // As specified for most brands (QR-11), though this one has no producers.
      advisers: " o tu productor asesor de seguros"
    }
  }
}

/** The plans on the home page (HO-07). */
const catalogue = products(
  ["Telemedicina 24/7", ...insuredSummary],
  [
    ["SILVER", 80_000],
    ["GOLD", 150_000],
    ["PLATINUM", 300_000],
    ["PLATINUM PLUS", 500_000],
    ["BLACK", 1_000_000]
  ]
)

export const brand: Brand = {
  channel,
  copy,
  catalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, catalogue, terms),
  pages: async () => (await import("./pages")).pages,
  logo: { href: logo, width: 121, height: 54 },
  looks: {
    navbar: "transparent",
    heroes: [
      { scene: "patagonia", mood: "alba" },
      { scene: "caribe", mood: "tarde" },
      { scene: "ventana", mood: "alba" }
    ],
    benefits: ["telemedicine", "worldwide", "assistance", "guarantee"],
    shelf: [
      { scene: "caribe", mood: "tarde" },
      { scene: "europa", mood: "alba" },
      { scene: "asia", mood: "tarde" },
      { scene: "puente", mood: "alba" },
      { scene: "ventana", mood: "tarde" }
    ],
    band: { scene: "ventana", mood: "tarde" },
    results: { scene: "europa", mood: "alba" }
  }
}
