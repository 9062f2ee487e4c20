import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf, producerTerms } from "../providerPages"
import { channel } from "./channel"

/** This brand's texts for the pages after the first view. */
export const pages: Overlay<PagesCopy> = {
  faqs: { facts: factsOf(channel, producerTerms) }
}
