import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf } from "../providerPages"
import { channel } from "./channel"

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  contact: {
    lead: "Llamanos, o escribinos y te respondemos.",
    phones: "Teléfonos",
    form: { title: "Escribinos" }
  },
  faqs: {
    facts: factsOf(channel, {
      accidentInsurance: false,
      manyPlans: true,
      premium: true,
      seniors: true,
      pregnancyWeek: 26
    })
  }
}
