import type { FaqFacts } from "../copy/faqTexts"
import type { Overlay } from "../copy/overlay"
import type { PagesCopy } from "../copy/pages"
import type { Channel } from "../core/channel/channel"
import { factsOf } from "./providerPages"

/**
 * The texts for the pages after the first view, of brands that say no more of their plans than that
 * accident insurance is included.
 */
export const insuredPages = (channel: Channel, terms: Partial<FaqFacts> = {}): Overlay<PagesCopy> => ({
  results: {
    highlights: {
      general: ["Asistencia médica por enfermedad y accidente", "Seguro de accidentes personales", "Asistencia 24/7"],
      sport: ["Para viajes con práctica de deportes", "Seguro de accidentes personales", "Asistencia 24/7"]
    }
  },
  faqs: { facts: factsOf(channel, terms) }
})
