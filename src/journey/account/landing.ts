import { type Landing, landingOf } from "../../core/session/landing"
import { isLoggedIn } from "../../core/session/session"
import type { CheckoutEngine } from "../engine/checkoutEngine"
import { remote } from "../engine/remote"
import { fromPromise, orThrow } from "../engine/useCase"
import type { Journey } from "../journey"

type Router = Pick<Journey, "prepare" | "track" | "visit"> & {
  readonly checkout: () => Promise<{ readonly account: Pick<CheckoutEngine["account"], "profile"> }>
}

const look = async ({ checkout, prepare, visit }: Router): Promise<Landing> => {
  const session = await visit.askSession()
  const registered = isLoggedIn(session) && orThrow(await (await checkout()).account.profile()) !== undefined
  const landing = landingOf(session, registered)
  if (session) visit.announceLogin()
  await prepare(landing.path)
  return landing
}

/**
 * The router after the login: asks who comes, announces the login once, and says where to go
 * (SR-03).
 */
export const makeLanding = (journey: Router) => {
  const landing = remote(
    fromPromise(() => look(journey)),
    {
      onDone: ({ event }) => {
        if (event) journey.track({ name: event })
      }
    }
  )
  return {
    state: landing.state,
    enter: () => landing.start(),
    cancel: landing.cancel
  }
}
