import type { Session } from "../core/session/session"
import { useJourney, useOnEnter } from "./useJourney"

/** Who is on a page of the account; undefined while that is asked; `nobody` is led home (SR-02, SR-05). It follows a session that ends. */
export const useAccount = (): Session | "nobody" | undefined => {
  const { visit } = useJourney()
  useOnEnter(visit.askSession)
  return visit.session.value ?? (visit.decided.value ? "nobody" : undefined)
}
