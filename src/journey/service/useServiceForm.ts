import { useEffect } from "react"
import type { Journey } from "../journey"
import { useJourney } from "../useJourney"
import { makeServiceForms } from "./serviceForms"

type ServiceForms = ReturnType<typeof makeServiceForms>

/** The forms of each visit: they come with the first page that has one, and outlast it. */
const made = new WeakMap<Journey, ServiceForms>()

const formsOf = (journey: Journey): ServiceForms => {
  const known = made.get(journey)
  if (known) return known
  const fresh = makeServiceForms(journey)
  made.set(journey, fresh)
  return fresh
}

/** A form of this visit. Leaving its page keeps what was typed, and forgets what was told of it. */
export const useServiceForm = <Form extends keyof ServiceForms>(form: Form): ServiceForms[Form] => {
  const found = formsOf(useJourney())[form]
  useEffect(
    () => () => {
      found.calm()
      found.dismiss()
    },
    [found]
  )
  return found
}
