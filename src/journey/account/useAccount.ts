import type { Session } from "../../core/session/session"
import { useJourney, useOnEnter } from "../useJourney"

/**
 * The session of an account page: undefined while loading, `loggedOut` without one or once it ends.
 * The page then leads home (SR-02, SR-05).
 */
export const useAccount = (): Session | "loggedOut" | undefined => {
  const { visit } = useJourney()
  useOnEnter(visit.askSession)
  return visit.session.value ?? (visit.decided.value ? "loggedOut" : undefined)
}
