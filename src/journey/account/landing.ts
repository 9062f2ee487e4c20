import { type Landing, landingOf } from "../../core/cart/wayOn"
import { outcomeOf } from "../../core/useCases/runtime"
import type { Journey } from "../journey"
import { usePerPage } from "../lifetimes"
import { remote } from "../remote"
import { askAccount } from "./account"

const land = async (journey: Journey): Promise<Landing> => {
  const { profile, sessionOver } = await askAccount(journey)
  if (sessionOver) journey.visit.end()
  const session = await journey.visit.askSession()
  const landing = landingOf(session, profile !== undefined)
  if (session) journey.visit.announceLogin()
  await journey.prepare(landing.path)
  return landing
}

/** After the login: asks who comes, announces it once, and says where to go (SR-03). */
export const makeLanding = (journey: Journey) =>
  remote(() => outcomeOf(land(journey)), {
    onDone: ({ event }) => {
      if (event) journey.track({ name: event })
    }
  })

export const useLanding = () =>
  usePerPage(makeLanding, {
    enter: ({ start, cancel }) => {
      start()
      return cancel
    }
  })
