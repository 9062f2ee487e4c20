import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { Profile } from "../../core/account/profile"
import { isLoggedIn, type Session } from "../../core/session/session"
import { orThrow } from "../../core/useCases/runtime"
import type { Journey } from "../journey"
import { useJourney, useOnEnter } from "../useJourney"
import { useRead } from "../useRead"

/**
 * The session of an account page: undefined while loading, `loggedOut` without one or once it ends.
 * The page then leads home (SR-02, SR-05).
 */
export const useAccount = (): Session | "loggedOut" | undefined => {
  const { visit } = useJourney()
  useOnEnter(visit.askSession)
  const isDecided = useRead(visit.decided)
  return useRead(visit.session) ?? (isDecided ? "loggedOut" : undefined)
}

/**
 * The visitor as the login service knows them, even with an unverified e-mail; undefined while
 * loading and without a login.
 */
export const useVisitor = (): Session | undefined => {
  const { visit } = useJourney()
  const [found, setFound] = useState<Session>()
  useOnEnter(async () => setFound(await visit.askSession()))
  return useRead(visit.session) ?? found
}

/** Acts when the session ends, as soon as `free` is true (TR-20). */
export const useSessionEnd = (act: () => unknown, free = true): void => {
  const ended = useRead(useJourney().visit.ended)
  const seen = useRef(ended)
  const onEnd = useEffectEvent(act)
  useEffect(() => {
    if (!free || seen.current === ended) return
    seen.current = ended
    onEnd()
  }, [free, ended])
}

interface Account {
  readonly session: Session | undefined
  readonly profile: Profile | undefined
  /** The provider no longer knows the session that this page had (401, ER-04). */
  readonly sessionOver: boolean
}

/** Who buys: the logged-in visitor with their profile. A session that is over counts as none. */
export const askAccount = async ({ checkout, visit }: Journey): Promise<Account> => {
  const session = await visit.askSession()
  if (!isLoggedIn(session)) return { session: undefined, profile: undefined, sessionOver: false }
  const asked = await checkout.run(({ AccountApi }) => AccountApi.profile)
  const sessionOver = asked.is === "failed" && asked.error._tag === "SessionLost"
  if (sessionOver) return { session: undefined, profile: undefined, sessionOver }
  return { session, profile: orThrow(asked), sessionOver }
}
