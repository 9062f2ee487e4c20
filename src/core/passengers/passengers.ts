import type { Channel } from "../channel/channel"
import type { Day } from "../trip/calendar"
import type { Search } from "../trip/search"
import {
  emptyMainPassenger,
  emptyPassenger,
  type Home,
  holds,
  type MainPassengerDraft,
  mainPassengerProblems,
  type Passenger,
  type PassengerRules,
  type PassengersDraft,
  passengerProblems,
  readHome,
  readPassenger
} from "./passenger"

/** Everybody who travels, every rule passed; the first one gets the voucher, and all live where they do (PY-14). */
export interface Travellers {
  readonly passengers: readonly [Passenger, ...ReadonlyArray<Passenger>]
  readonly home: Home
}

/** What passengers are held against, besides their ages. */
export interface TravellersRules {
  readonly channel: Pick<Channel, "document" | "postal">
  readonly ages: ReadonlyArray<number>
  /** By the buyer's calendar (PA-10). */
  readonly today: Day
  /** A partner told who travels: partners ask for no emergency contact, and no sale sends one (PA-03). */
  readonly external?: boolean
}

/** The rules of the passenger at a place of the list, 0 for the first. */
export const rulesAt = (place: number, { ages, channel, today }: TravellersRules): PassengerRules => ({
  document: channel.document,
  postal: channel.postal,
  age: ages[place] ?? -1,
  today
})

/** Whether anything stands in a form beyond what the portal put there itself: a form that is entirely empty is not kept (PA-08). */
export const isTouched = (draft: MainPassengerDraft, given: MainPassengerDraft): boolean =>
  Object.entries(draft).some(([field, value]) => value !== given[field as keyof MainPassengerDraft])

/** The forms of everybody who was quoted: what is kept, and empty ones for the rest; the first one knows what the quote knows. */
export const formsFor = ({ email, phone, trip }: Search, kept: PassengersDraft | undefined): PassengersDraft => ({
  main: kept && isTouched(kept.main, emptyMainPassenger) ? kept.main : { ...emptyMainPassenger, email, phone },
  others: trip.ages.slice(1).map((_, index) => kept?.others[index] ?? emptyPassenger)
})

const mainHolds = (main: MainPassengerDraft, rules: TravellersRules) => {
  const { emergencyName, emergencyPhone, ...problems } = mainPassengerProblems(main, rulesAt(0, rules))
  return holds(problems) && (rules.external === true || holds({ emergencyName, emergencyPhone }))
}

/** Everybody who travels, if as many as were quoted are there and each of them holds (PA-09). */
export const readTravellers = ({ main, others }: PassengersDraft, rules: TravellersRules): Travellers | undefined => {
  const { document, postal } = rules.channel
  if (others.length !== rules.ages.length - 1 || !mainHolds(main, rules)) return undefined
  if (!others.every((other, index) => holds(passengerProblems(other, rulesAt(index + 1, rules))))) return undefined
  return {
    passengers: [readPassenger(main, document), ...others.map((other) => readPassenger(other, document))],
    home: readHome(main, postal)
  }
}
