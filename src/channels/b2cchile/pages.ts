import type { Overlay } from "../../copy/overlay"
import type { PagesCopy } from "../../copy/pages"

/** What this brand says otherwise on the pages beyond the first view. */
export const pages: Overlay<PagesCopy> = {}
