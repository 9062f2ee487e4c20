import { effect } from "@preact/signals-react"
import {
  emptyMainPassenger,
  emptyPassenger,
  mainPassengerForm,
  type PassengerDraft,
  type PassengersDraft,
  passengerForm
} from "../../core/passengers/passenger"
import { formsFor, isTouched, rulesAt, type TravellersRules } from "../../core/passengers/passengers"
import { phoneProblem } from "../../core/person/reach"
import type { Search } from "../../core/trip/search"
import { makeDraft } from "../form/draft"
import type { Journey } from "../journey"

export const isKnown = (kept: PassengersDraft | undefined): kept is PassengersDraft =>
  kept !== undefined && Object.values(kept.main).some((value) => value !== "")

const formsOf = (search: Search, kept: PassengersDraft | undefined): PassengersDraft => {
  const fresh = formsFor(search, undefined)
  return { main: isKnown(kept) ? kept.main : fresh.main, others: formsFor(search, kept).others }
}

export const makeForms = (journey: Journey, search: Search, kept: PassengersDraft | undefined) => {
  const { channel } = journey
  const rules = (): TravellersRules => ({ channel, ages: search.trip.ages, today: journey.todayHere() })
  const { main, others } = formsOf(search, kept)
  return {
    main: makeDraft(mainPassengerForm, () => rulesAt(0, rules()), main),
    others: others.map((other, index) => makeDraft(passengerForm, () => rulesAt(index + 1, rules()), other))
  }
}

type Forms = ReturnType<typeof makeForms>

/**
 * Gives the other passengers the first one's phone, once it is valid: a child rarely has one
 * (PA-03). Their own input stays. Returns the end of it.
 */
export const sharePhone = ({ main, others }: Forms) =>
  effect(() => {
    const { phone } = main.typed.value
    if (phoneProblem(phone) === undefined) for (const other of others) other.fill({ phone })
  })

/**
 * What to store of the forms. A form that holds only the portal's own values, or nothing, is stored
 * empty (PA-08).
 */
export const keptOf = ({ main, others }: Forms, given: PassengersDraft): PassengersDraft => ({
  main: isTouched(main.typed.value, given.main) ? main.typed.value : emptyMainPassenger,
  others: others.map(({ typed }, index) => {
    const untouched = Object.entries(typed.value).every(
      ([field, value]) =>
        value === "" || value === (given.others[index] ?? emptyPassenger)[field as keyof PassengerDraft]
    )
    return untouched ? emptyPassenger : typed.value
  })
})
