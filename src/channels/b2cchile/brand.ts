import type { Copy } from "../../copy/firstView"
import type { Overlay } from "../../copy/overlay"
import type { Product } from "../../core/catalogue/product"
import type { Brand } from "../Brand"
import { insuredSummary, products } from "../provider"
import { channel } from "./channel"
import logo from "./logo.svg?url&no-inline"
import "./theme.css"

/** B2C in Chile: tú instead of vos, and the specification's own texts for Chile (CH-05, QR-11). */
const copy: Overlay<Copy> = {
  shell: { footer: { consumerTitle: "Derechos del consumidor" }, callUs: "Si prefieres, llámanos:" },
  home: {
    heroes: [
      {
        title: "Cruza el mundo,con respaldo",
        text: "Hasta 1.000.000 USD de cobertura médica internacional. Todas las coberturas incluyen seguro de accidentes personales.",
        bullets: ["Compra en menos de 5 minutos", "Red internacional", "Asistencia 24/7"]
      },
      {
        title: "Un año,muchos destinos",
        text: "Con un plan anual viajas muchas veces en 12 meses, hasta 30 o 60 días seguidos por viaje.",
        bullets: ["Planes anuales", "Cuotas sin interés"]
      },
      {
        title: "Sube al avión,con todo resuelto",
        text: "Cotiza, compra y recibe tu voucher por mail. Si algo pasa, te atendemos a toda hora.",
        bullets: ["Voucher por mail", "Asistencia 24/7"]
      }
    ],
    products: { title: "Elige cuánto quieres cubrir" },
    benefits: {
      title: "¿Por qué elegir nuestra asistencia al viajero?",
      cards: [
        { title: "Red Internacional", text: "Prestadores médicos en todo el mundo." },
        { title: "Asistencia 24/7", text: "Una persona te atiende a cualquier hora, todos los días." },
        {
          title: "Planes Anuales",
          text: "Úsalos en muchos viajes durante 12 meses, hasta 30 o 60 días seguidos por viaje."
        }
      ]
    },
    band: {
      eyebrow: "Todos tus viajes del año",
      title: "NUESTROS PLANES ANUALES",
      text: "Compra una vez y viaja muchas veces durante 12 meses, hasta 30 o 60 días seguidos por viaje.",
      action: "Cotizar",
      href: "/#cotizar"
    }
  },
  quote: {
    title: "Cotiza tu Cobertura",
    description: "Hasta 1.000.000 USD de cobertura médica internacional y compra en menos de 5 minutos.",
    subscribe: "Quiero recibir información y novedades por e-mail.",
    fields: {
      destination: { placeholder: "¿A dónde viajas?" },
      phone: { hint: "10 dígitos: un 0 y tu número de 9, sin\u00a0+56. Ej.:\u00a009\u00a05555\u00a00155" }
    },
    dates: { title: "¿Cuándo viajas?" },
    destinations: {
      places: {
        unknown: "No lo encontramos: elige la región",
        regions: "o elige la región"
      }
    },
    lost: { text: "No pudimos abrir esta parte. Tus datos siguen aquí." },
    summary: (problems) => (problems === 1 ? "Revisa 1 dato para cotizar." : `Revisa ${problems} datos para cotizar.`),
    restriction: {
      tooLong: () =>
        `Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de ${channel.trip.maxDays} días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.`,
      tooLongHint: () => "",
      startsTooLateHint: `Elige una fecha de inicio dentro de los próximos ${channel.trip.maxDaysToStart} días.`
    }
  },
  notFound: { text: "Puede que el enlace haya cambiado. Desde el inicio puedes cotizar tu viaje." }
}

/**
 * Placeholder plans from the specification, until the provider names the real ones (HO-08). A build
 * with VITE_PLACEHOLDER_PLANS=hidden has none.
 */
const catalogue: ReadonlyArray<Product> =
  import.meta.env.VITE_PLACEHOLDER_PLANS === "hidden"
    ? []
    : products(insuredSummary, [
        ["PROD 1", 123_456],
        ["PROD 2", 123_456],
        ["PROD 3", 123_456]
      ])

export const brand: Brand = {
  channel,
  copy,
  catalogue,
  coverages: async () => (await import("../providerCoverages")).coveragesOf(channel, catalogue),
  pages: async () => (await import("./pages")).pages,
  logo: { href: logo, width: 191, height: 54 },
  looks: {
    navbar: "transparent",
    heroes: [
      { scene: "atacama", mood: "noche" },
      { scene: "patagonia", mood: "tarde" },
      { scene: "ventana", mood: "alba" }
    ],
    benefits: ["network", "assistance", "annual"],
    shelf: [
      { scene: "patagonia", mood: "tarde" },
      { scene: "atacama", mood: "noche" },
      { scene: "caribe", mood: "alba" }
    ],
    band: { scene: "patagonia", mood: "tarde" },
    results: { scene: "patagonia", mood: "noche" }
  }
}
