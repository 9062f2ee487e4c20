import type { ExternalVisit } from "../../core/session/ExternalVisit"
import { externalVisitKey } from "./keys"
import { sessionMark } from "./sessionMark"

/** That a purchase began elsewhere, in sessionStorage; where the browser keeps nothing it lasts as long as the page (SH-08). */
export const ExternalVisitStorage = (sessionStorage?: () => Storage): ExternalVisit => {
  const mark = sessionMark(externalVisitKey, sessionStorage)
  return { isUnderWay: mark.isThere, begin: mark.put, end: mark.lift }
}
