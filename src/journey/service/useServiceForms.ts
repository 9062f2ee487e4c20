import { useEffect } from "react"
import type { Journey } from "../journey"
import { useJourney } from "../useJourney"
import { makeWriting } from "./serviceForms"

type Writing = ReturnType<typeof makeWriting>

/** The forms of each visit: they come with the first page that has one, and outlast it. */
const made = new WeakMap<Journey, Writing>()

const writingOf = (journey: Journey): Writing => {
  const known = made.get(journey)
  if (known) return known
  const fresh = makeWriting(journey)
  made.set(journey, fresh)
  return fresh
}

/** A form of this visit. Leaving its page keeps what was typed, and forgets what was told of it. */
export const useWriting = <Form extends keyof Writing>(form: Form): Writing[Form] => {
  const found = writingOf(useJourney())[form]
  useEffect(
    () => () => {
      found.calm()
      found.dismiss()
    },
    [found]
  )
  return found
}
