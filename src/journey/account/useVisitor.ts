import { useState } from "react"
import type { Session } from "../../core/session/session"
import { useJourney, useOnEnter } from "../useJourney"

/**
 * The visitor as the login service knows them, even with an unverified e-mail; undefined while
 * loading and without a login.
 */
export const useVisitor = (): Session | undefined => {
  const { visit } = useJourney()
  const [found, setFound] = useState<Session>()
  useOnEnter(async () => setFound(await visit.askSession()))
  return visit.session.value ?? found
}
