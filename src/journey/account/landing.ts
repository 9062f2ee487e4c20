import { type Landing, landingOf } from "../../core/cart/wayOn"
import { isLoggedIn } from "../../core/session/session"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { orThrow, outcomeOf } from "../runtime"

const look = async ({ checkout, prepare, visit }: Journey): Promise<Landing> => {
  const session = await visit.askSession()
  const ask = () => checkout.run(({ AccountApi }) => AccountApi.use(({ profile }) => profile))
  const registered = isLoggedIn(session) && orThrow(await ask()) !== undefined
  const landing = landingOf(session, registered)
  if (session) visit.announceLogin()
  await prepare(landing.path)
  return landing
}

/**
 * The router after the login: asks who comes, announces the login once, and says where to go
 * (SR-03).
 */
export const makeLanding = (journey: Journey) => {
  const landing = remote(() => outcomeOf(look(journey)), {
    onDone: ({ event }) => {
      if (event) journey.track({ name: event })
    }
  })
  return {
    state: landing.state,
    enter: () => landing.start(),
    cancel: landing.cancel
  }
}

export const useLanding = () =>
  usePerPage(makeLanding, {
    enter: ({ enter, cancel }) => {
      enter()
      return cancel
    }
  })
