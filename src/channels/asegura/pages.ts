import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"
import { factsOf, producerTerms } from "../providerPages"
import { channel } from "./channel"

/** What this brand says otherwise on the pages beyond the first view. */
export const pages: Overlay<PagesCopy> = {
  faqs: { facts: factsOf(channel, producerTerms) }
}
