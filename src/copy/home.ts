/** What one banner of the home says; its drawing is the channel's (HO-03). */
export interface HeroWords {
  /** Split on commas into lines. */
  readonly title: string
  readonly text: string
  readonly bullets: ReadonlyArray<string>
  /** Whether the banner has the button that leads to the quote bar. */
  readonly quoteButton: boolean
}

type Heroes = readonly [HeroWords, HeroWords, HeroWords]

const unsaid: HeroWords = { title: "", text: "", bullets: [], quoteButton: true }

/** Words of the home. */
export const home = {
  /** Each channel says its own (HO-03). */
  heroes: [unsaid, unsaid, unsaid] as Heroes,
  /** HO-11 */
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
    details: "Ver detalles",
    close: "Cerrar",
    benefit: "Beneficio",
    detail: "Detalle",
    loading: "Buscando el detalle de la cobertura",
    failed: "No pudimos cargar el detalle de la cobertura.",
    retry: "Reintentar"
  },
  benefits: {
    /** CH-06 */
    title: "Los beneficios de contratarnos",
    /** A card for each of the channel's stamps, in their order (HO-10). */
    cards: [
      { title: "Cobertura Mundial", text: "Te acompañamos en todos los continentes." },
      { title: "Asistencia 24/7", text: "Una persona te atiende a cualquier hora, todos los días." },
      {
        title: "Garantía",
        text: "Podés arrepentirte dentro de los 10 días de la compra y hasta que comience la cobertura."
      }
    ] as ReadonlyArray<{ readonly title: string; readonly text: string }>
  },
  /** The channel's own block (HO-04). */
  band: {
    eyebrow: "Cerca tuyo",
    title: "TU PRODUCTOR",
    text: "Tu productor asesor te ayuda a elegir la cobertura para tu viaje.",
    action: "Contactanos",
    href: "/contacto"
  }
}
