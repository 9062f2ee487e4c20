import type { Channel } from "../channel/channel"
import { holds } from "../form/form"
import { plainDocument } from "../person/document"
import type { Day } from "../trip/calendar"
import type { Search } from "../trip/search"
import {
  emptyMainPassenger,
  emptyPassenger,
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

/** The rules for all travellers. */
export interface TravellersRules {
  readonly channel: Pick<Channel, "document" | "postal">
  readonly ages: ReadonlyArray<number>
  readonly today: Day
  /**
   * A partner's purchase: partners ask for no emergency contact, and the sale sends none (PA-03).
   */
  readonly external?: boolean
}

/** The rules for the passenger at a place of the list, 0 for the first. */
export const rulesAt = (place: number, { ages, channel, today }: TravellersRules): PassengerRules => ({
  document: channel.document,
  postal: channel.postal,
  age: ages[place] ?? -1,
  today
})

/**
 * True if the form differs from its initial state. The portal does not store an untouched form
 * (PA-08).
 */
export const isTouched = (draft: MainPassengerDraft, given: MainPassengerDraft): boolean =>
  Object.entries(draft).some(([field, value]) => value !== given[field as keyof MainPassengerDraft])

/**
 * The forms of all quoted travellers: saved ones, and empty ones for the rest. A new first form
 * starts with the quote's phone and e-mail.
 */
export const formsFor = ({ email, phone, trip }: Search, kept: PassengersDraft | undefined): PassengersDraft => ({
  main: kept && isTouched(kept.main, emptyMainPassenger) ? kept.main : { ...emptyMainPassenger, email, phone },
  others: trip.ages.slice(1).map((_, index) => kept?.others[index] ?? emptyPassenger)
})

const mainHolds = (main: MainPassengerDraft, rules: TravellersRules) => {
  const { emergencyName, emergencyPhone, ...always } = mainPassengerForm.problems(main, rulesAt(0, rules))
  return holds(always) && (rules.external === true || holds({ emergencyName, emergencyPhone }))
}

/**
 * For each traveller, the place of the first one with the same document in any spelling; undefined
 * where it is the only one. It is no fault, and stops no purchase.
 */
export const repeatedDocuments = (documents: ReadonlyArray<string>): ReadonlyArray<number | undefined> => {
  const plain = documents.map(plainDocument)
  return plain.map((document, place) => {
    const first = plain.indexOf(document)
    return document === "" || first === place ? undefined : first
  })
}

/**
 * How to mend births that give other ages than the quoted ones (PA-13). `swap`: they are the same
 * ages in another order, and `order` says which form belongs at each place. `requote`: all ages as
 * of their births; a place without a readable birth keeps its own.
 */
export type AgeRemedy =
  | { readonly is: "swap"; readonly order: ReadonlyArray<number> }
  | { readonly is: "requote"; readonly ages: ReadonlyArray<number> }

/** The remedy for the quoted ages and those of the births, in the order of the forms. */
export const ageRemedy = (quoted: ReadonlyArray<number>, born: ReadonlyArray<number | undefined>): AgeRemedy => {
  const isWrong = (place: number) => born[place] !== undefined && born[place] !== quoted[place]
  const waiting = [...quoted.keys()].filter(isWrong)
  const order = quoted.map((age, place) => {
    const at = isWrong(place) ? waiting.findIndex((other) => born[other] === age) : -1
    return at < 0 ? place : (waiting.splice(at, 1)[0] ?? place)
  })
  if (waiting.length === 0) return { is: "swap", order }
  return { is: "requote", ages: quoted.map((age, place) => born[place] ?? age) }
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
