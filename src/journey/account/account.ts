import { useEffect, useEffectEvent, useRef, useState } from "react"
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

/** Acts when the session ends, as soon as `free` is true (TR-20). */
export const useSessionEnd = (act: () => unknown, free = true): void => {
  const ended = useJourney().visit.ended.value
  const seen = useRef(ended)
  const onEnd = useEffectEvent(act)
  useEffect(() => {
    if (!free || seen.current === ended) return
    seen.current = ended
    onEnd()
  }, [free, ended])
}
