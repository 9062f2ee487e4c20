import type { ClosedBanner } from "../../core/banner/banner"
import type { SeenDiscount } from "../../core/quote/SavedSearch"
import type { ExternalVisit } from "../../core/session/session"
import { browserStorage, claimed, wrap } from "./browserStorage"
import { apiUrlKey, closedBannerKey, externalVisitKey, seenDiscountKey } from "./keys"

const version = 1

/** A yes in sessionStorage. Without storage it lasts as long as the page. */
export const sessionMark = (key: string, sessionStorage = () => globalThis.sessionStorage) => {
  const store = browserStorage(sessionStorage)
  return {
    isThere: () => claimed(store.read(key)).v === version,
    put: () => store.write(key, wrap({ v: version, savedAt: Date.now(), data: true })),
    lift: () => store.remove(key)
  }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-09). */
export const ClosedBannerStorage = (sessionStorage?: () => Storage): ClosedBanner => {
  const mark = sessionMark(closedBannerKey, sessionStorage)
  return { isClosed: mark.isThere, close: mark.put }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-08). */
export const ExternalVisitStorage = (sessionStorage?: () => Storage): ExternalVisit => {
  const mark = sessionMark(externalVisitKey, sessionStorage)
  return { isUnderWay: mark.isThere, begin: mark.put, end: mark.lift }
}

/** The answer of `/api_url` in this tab, as it came (CL-02). */
export interface KeptApiUrl {
  readonly read: () => string | undefined
  readonly keep: (text: string) => void
  readonly drop: () => void
}

/** Uses sessionStorage. Without it the answer lasts as long as the page. */
export const ApiUrlStorage = (sessionStorage: () => Storage = () => globalThis.sessionStorage): KeptApiUrl => {
  const store = browserStorage(sessionStorage)
  return {
    read: () => {
      const { data, v } = claimed(store.read(apiUrlKey))
      return v === version && typeof data === "string" ? data : undefined
    },
    keep: (text) => void store.write(apiUrlKey, wrap({ v: version, savedAt: Date.now(), data: text })),
    drop: () => store.remove(apiUrlKey)
  }
}

/** Uses sessionStorage. Without it the mark lasts as long as the page (DB-01). */
export const SeenDiscountStorage = (sessionStorage?: () => Storage): SeenDiscount => {
  const mark = sessionMark(seenDiscountKey, sessionStorage)
  return { isSeen: mark.isThere, see: mark.put }
}
