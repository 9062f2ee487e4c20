import type { ClosedBanner } from "../../core/banner/ClosedBanner"
import { closedBannerKey } from "./keys"
import { sessionMark } from "./sessionMark"

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-09). */
export const ClosedBannerStorage = (sessionStorage?: () => Storage): ClosedBanner => {
  const mark = sessionMark(closedBannerKey, sessionStorage)
  return { isClosed: mark.isThere, close: mark.put }
}
