import type { Channel } from "../channel/channel"
import { holds } from "../form/form"
import type { Day } from "../trip/calendar"
import {
  type Home,
  homeForm,
  type MainPassengerDraft,
  mainPassengerForm,
  type Passenger,
  type PassengerRules,
  type PassengersDraft,
  passengerForm
} from "./passenger"

/** The valid travellers (PY-14). The first one receives the voucher, and all share one address. */
export interface Travellers {
  readonly passengers: readonly [Passenger, ...ReadonlyArray<Passenger>]
  readonly home: Home
}

export interface TravellersRules {
  readonly channel: Pick<Channel, "document" | "postal">
  readonly ages: ReadonlyArray<number>
  readonly today: Day
  /** A partner's purchase: partners ask for no emergency contact, and none is sent (PA-03). */
  readonly external?: boolean
}

/** The rules for the passenger at a place of the list, 0 for the first. */
export const rulesAt = (place: number, { ages, channel, today }: TravellersRules): PassengerRules => ({
  document: channel.document,
  postal: channel.postal,
  age: ages[place] ?? -1,
  today
})

/** True if the form is not as it began. The portal stores no untouched form (PA-08). */
export const isTouched = (draft: MainPassengerDraft, given: MainPassengerDraft): boolean =>
  Object.entries(draft).some(([field, value]) => value !== given[field as keyof MainPassengerDraft])

const mainHolds = (main: MainPassengerDraft, rules: TravellersRules) => {
  const { emergencyName, emergencyPhone, ...always } = mainPassengerForm.problems(main, rulesAt(0, rules))
  return holds(always) && (rules.external === true || holds({ emergencyName, emergencyPhone }))
}

/** All travellers, if their number fits the quote and each one is valid (PA-09). */
export const readTravellers = ({ main, others }: PassengersDraft, rules: TravellersRules): Travellers | undefined => {
  if (others.length !== rules.ages.length - 1 || !mainHolds(main, rules)) return undefined
  if (!others.every((other, index) => holds(passengerForm.problems(other, rulesAt(index + 1, rules))))) return undefined
  return {
    passengers: [
      passengerForm.read(main, rules.channel),
      ...others.map((other) => passengerForm.read(other, rules.channel))
    ],
    home: homeForm.read(main, rules.channel)
  }
}
