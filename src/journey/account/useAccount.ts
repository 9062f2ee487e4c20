import type { Session } from "../../core/session/session"
import { useJourney, useOnEnter } from "../useJourney"

/**
 * The session of a page of the account; undefined while it is asked for, `loggedOut` without one, also once it ends: the page then leads
 * home (SR-02, SR-05).
 */
export const useAccount = (): Session | "loggedOut" | undefined => {
  const { visit } = useJourney()
  useOnEnter(visit.askSession)
  return visit.session.value ?? (visit.decided.value ? "loggedOut" : undefined)
}
