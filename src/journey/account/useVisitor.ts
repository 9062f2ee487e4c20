import { useState } from "react"
import type { Session } from "../../core/session/session"
import { useJourney, useOnEnter } from "../useJourney"

/** The visitor as the login service knows them, e-mail proved or not; undefined while that is asked, and without a login. */
export const useVisitor = (): Session | undefined => {
  const { visit } = useJourney()
  const [found, setFound] = useState<Session>()
  useOnEnter(async () => setFound(await visit.askSession()))
  return visit.session.value ?? found
}
