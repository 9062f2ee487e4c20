import type { ExternalVisit } from "../../core/session/ExternalVisit"
import { externalVisitKey } from "./keys"
import { sessionMark } from "./sessionMark"

/** Uses sessionStorage. Without it the mark lasts as long as the page (SH-08). */
export const ExternalVisitStorage = (sessionStorage?: () => Storage): ExternalVisit => {
  const mark = sessionMark(externalVisitKey, sessionStorage)
  return { isUnderWay: mark.isThere, begin: mark.put, end: mark.lift }
}
