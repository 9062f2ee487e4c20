import type { Stated } from "./quote"

export interface HeroWords {
  readonly title: string
  readonly text: string
  readonly bullets: ReadonlyArray<string>
  /** False hides COTIZAR AHORA (HO-03). Default: true. */
  readonly quoteButton?: boolean
}

type Heroes = readonly [HeroWords, HeroWords, HeroWords]

const unsaid: HeroWords = { title: "", text: "", bullets: [] }

/** The last section of the home: of brands with producers (HO-04), and of those that sell alone. */
const bands = {
  producers: {
    eyebrow: "Cerca de vos",
    title: "TU PRODUCTOR",
    text: "Tu productor asesor te ayuda a elegir la cobertura para tu viaje.",
    action: "Contactanos",
    href: "/contacto"
  },
  alone: {
    eyebrow: "Siempre cerca",
    title: "A UN LLAMADO",
    text: "Una persona responde las dudas sobre cada plan.",
    action: "Contacto",
    href: "/contacto"
  }
}

export const home = ({ producer }: Stated) => ({
  heroes: [unsaid, unsaid, unsaid] as Heroes,
  quoteNow: "COTIZAR AHORA",
  carousel: {
    label: "Novedades",
    previous: "Anterior",
    next: "Siguiente",
    pause: "Pausar",
    play: "Reanudar",
    choose: "Elegir imagen",
    place: (at: number, of: number) => `${at} de ${of}`
  },
  products: {
    eyebrow: "PRODUCTOS",
    title: "Elegí cuánto querés cubrir",
    previous: "Producto anterior",
    next: "Producto siguiente",
    choose: "Elegir producto",
    place: (at: number, of: number) => `${at} de ${of}`,
    more: (amount: string, than: string) => `${amount} más que ${than}`,
    quote: "Cotizar",
    details: "Ver detalles",
    close: "Cerrar",
    benefit: "Beneficio",
    detail: "Detalle",
    loading: "Buscando el detalle de la cobertura",
    failed: "No pudimos cargar el detalle de la cobertura.",
    retry: "Reintentar"
  },
  benefits: {
    /** Verbatim from the specification (CH-06). */
    title: "Los beneficios de contratarnos",
    cards: [
      { title: "Cobertura Mundial", text: "Te acompañamos en todos los continentes." },
      { title: "Asistencia 24/7", text: "Una persona te atiende a cualquier hora, todos los días." },
      {
        title: "Garantía",
        text: "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura."
      }
    ] as ReadonlyArray<{ readonly title: string; readonly text: string }>
  },
  band: producer ? bands.producers : bands.alone
})
