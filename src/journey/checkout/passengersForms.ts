import {
  emptyMainPassenger,
  emptyPassenger,
  type MainPassengerDraft,
  type MainPassengerProblems,
  mainPassengerProblems,
  type PassengerDraft,
  type PassengerProblems,
  type PassengersDraft,
  passengerProblems
} from "../../core/passengers/passenger"
import { formsFor, isTouched, rulesAt, type TravellersRules } from "../../core/passengers/passengers"
import type { Search } from "../../core/trip/search"
import { makeDraft } from "../form/draft"
import type { Journey } from "../journey"

/** Whether anything of the first passenger was kept. */
export const isKnown = (kept: PassengersDraft | undefined): kept is PassengersDraft =>
  kept !== undefined && Object.values(kept.main).some((value) => value !== "")

/** Of a first passenger of whom nothing was kept, the quote knows e-mail and phone. */
const formsOf = (search: Search, kept: PassengersDraft | undefined): PassengersDraft => {
  const fresh = formsFor(search, undefined)
  return { main: isKnown(kept) ? kept.main : fresh.main, others: formsFor(search, kept).others }
}

/** A form for everybody who was quoted, with what was kept of them. */
export const makeForms = (journey: Journey, search: Search, kept: PassengersDraft | undefined) => {
  const { channel } = journey
  const rules = (): TravellersRules => ({ channel, ages: search.trip.ages, today: journey.todayHere() })
  const { main, others } = formsOf(search, kept)
  return {
    main: makeDraft<MainPassengerDraft, MainPassengerProblems>(main, (typed) =>
      mainPassengerProblems(typed, rulesAt(0, rules()))
    ),
    others: others.map((other, index) =>
      makeDraft<PassengerDraft, PassengerProblems>(other, (typed) =>
        passengerProblems(typed, rulesAt(index + 1, rules()))
      )
    )
  }
}

type Forms = ReturnType<typeof makeForms>

/** What is kept of the forms: of one that holds nothing but what the portal put there, nothing (PA-08). */
export const keptOf = ({ main, others }: Forms, given: PassengersDraft): PassengersDraft => ({
  main: isTouched(main.typed.value, given.main) ? main.typed.value : emptyMainPassenger,
  others: others.map(({ typed }, index) => {
    const untouched = Object.entries(typed.value).every(
      ([field, value]) => value === (given.others[index] ?? emptyPassenger)[field as keyof PassengerDraft]
    )
    return untouched ? emptyPassenger : typed.value
  })
})
