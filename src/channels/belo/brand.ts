import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Product } from "../../core/catalogue/product"
import type { Brand } from "../Brand"
import { nationalDays, products } from "../provider"
import { channel, terms } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** BELO in its own words: more than 10 plans, no accident insurance (CH-08). */
const copy: Overlay<Copy> = {
  shell: { footer: { phones: ["Desde el exterior", "Desde Argentina", "WhatsApp"] } },
  home: {
    heroes: [
      {
        title: "El mundo,sin fronteras",
        text: "Elegí entre más de 10 planes para viajar cubierto, por Argentina y por el mundo.",
        bullets: ["Cobertura nacional y mundial", "Cuotas sin interés", "Asistencia 24/7"]
      },
      {
        title: "Escapadas cortas,viajes largos",
        text: `Hasta ${nationalDays(channel)} días por Argentina y hasta ${channel.trip.maxDays} por el mundo.`,
        bullets: ["Más de 10 planes", "Hasta USD 1.000.000"]
      },
      {
        title: "La ciudad duerme,la asistencia no",
        text: "La asistencia atiende las 24 horas, todos los días.",
        bullets: ["Asistencia 24/7", "Cobertura mundial"]
      }
    ],
    benefits: {
      title: "Nuestra Propuesta",
      cards: [
        { title: "Cobertura Mundial", text: "En todos los continentes y también dentro del país." },
        { title: "Asistencia 24/7", text: "Te respondemos por teléfono o WhatsApp, estés donde estés." },
        { title: "Garantía", text: "Tenés 10 días desde la compra para arrepentirte, hasta que comience la cobertura." }
      ]
    },
    band: {
      eyebrow: "Cruzá más lejos",
      title: "Una alianza sin fronteras",
      text: "Asistencia al viajero pensada para quienes se mueven por el mundo con el celular en la mano.",
      action: "Conocer los planes",
      href: "/#productos"
    }
  },
  quote: {
    description: "Elegí entre más de 10 planes, también para viajar dentro de Argentina.",
    subscribe: "Quiero recibir información y promociones por e-mail.",
    restriction: {
      // As specified for most brands (QR-11), though this one has no producers.
      advisers: " o tu productor asesor de seguros"
    }
  }
}

const national: Product = {
  name: "NACIONAL",
  currency: "ARS",
  coverage: 1_500_000,
  coverageDescription: "de cobertura por persona",
  summary: ["Solo para viajes por Argentina", `Hasta ${nationalDays(channel)} días por viaje`, "Asistencia 24/7"]
}

const abroad = products(
  ["Atención por enfermedad y accidente", "Equipaje hasta USD 1.200", "Asistencia 24/7"],
  [
    ["LATAM", 30_000],
    ["GOLD", 60_000],
    ["PLATINUM", 120_000],
    ["SILVER", 300_000],
    ["BLACK", 500_000],
    ["PREMIUM", 1_000_000]
  ]
)

/** Exactly the plans of the specification (HO-07). */
const catalogue: ReadonlyArray<Product> = [national, ...abroad]

export const brand: Brand = {
  channel,
  copy,
  catalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, catalogue, terms),
  pages: async () => (await import("./pages")).pages,
  logo: { href: logo, width: 122, height: 54 },
  looks: {
    navbar: "dark",
    heroes: [
      { scene: "puente", mood: "noche" },
      { scene: "asia", mood: "noche" },
      { scene: "europa", mood: "noche" }
    ],
    benefits: ["worldwide", "assistance", "guarantee"],
    shelf: [
      { scene: "patagonia", mood: "noche" },
      { scene: "caribe", mood: "noche" },
      { scene: "europa", mood: "noche" },
      { scene: "puente", mood: "noche" },
      { scene: "asia", mood: "noche" },
      { scene: "ventana", mood: "noche" },
      { scene: "atacama", mood: "noche" }
    ],
    band: { scene: "europa", mood: "noche" },
    results: { scene: "europa", mood: "noche" }
  }
}
