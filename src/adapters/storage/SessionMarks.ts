import type { ClosedBanner } from "../../core/banner/banner"
import type { KeptKey } from "../../core/device/kept"
import type { SeenDiscount } from "../../core/quote/SavedSearch"
import type { ExternalVisit } from "../../core/session/session"
import { browserStorage, plainEntry } from "./browserStorage"

/** A yes in sessionStorage. Without storage it lasts as long as the page. */
const sessionMark = (key: KeptKey, sessionStorage = () => globalThis.sessionStorage) => {
  const { drop, read, write } = plainEntry(browserStorage(sessionStorage), key)
  return { isThere: () => read().data !== undefined, put: () => write(true), lift: drop }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-09). */
export const ClosedBannerStorage = (sessionStorage?: () => Storage): ClosedBanner => {
  const mark = sessionMark("bannerCerrado", sessionStorage)
  return { isClosed: mark.isThere, close: mark.put }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-08). */
export const ExternalVisitStorage = (sessionStorage?: () => Storage): ExternalVisit => {
  const mark = sessionMark("compraExterna", sessionStorage)
  return { isUnderWay: mark.isThere, begin: mark.put, end: mark.lift }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (DB-01). */
export const SeenDiscountStorage = (sessionStorage?: () => Storage): SeenDiscount => {
  const mark = sessionMark("descuentoVisto", sessionStorage)
  return { isSeen: mark.isThere, see: mark.put }
}
