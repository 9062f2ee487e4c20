import type { SeenDiscount } from "../../core/quote/SavedSearch"
import { seenDiscountKey } from "./keys"
import { sessionMark } from "./SessionMarks"

/** Uses sessionStorage. Without it the mark lasts as long as the page (DB-01). */
export const SeenDiscountStorage = (sessionStorage?: () => Storage): SeenDiscount => {
  const mark = sessionMark(seenDiscountKey, sessionStorage)
  return { isSeen: mark.isThere, see: mark.put }
}
