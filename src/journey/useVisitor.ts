import { useState } from "react"
import type { Session } from "../core/session/session"
import { useJourney, useOnEnter } from "./useJourney"

/** Whoever is at the login service, their e-mail proved or not; undefined while that is asked, and when nobody is. */
export const useVisitor = (): Session | undefined => {
  const { visit } = useJourney()
  const [found, setFound] = useState<Session>()
  useOnEnter(async () => setFound(await visit.askSession()))
  return visit.session.value ?? found
}
