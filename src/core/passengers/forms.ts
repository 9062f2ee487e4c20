import { plainDocument } from "../person/document"
import type { Day } from "../trip/calendar"
import type { Search } from "../trip/search"
import {
  emptyMainPassenger,
  emptyPassenger,
  type MainPassengerDraft,
  type PassengerDraft,
  type PassengersDraft
} from "./passenger"
import { isTouched } from "./passengers"
import { recall } from "./recall"

/**
 * The forms of all quoted travellers: saved ones, and empty ones for the rest. A new first form
 * starts with the quote's phone and e-mail.
 */
export const formsFor = ({ email, phone, trip }: Search, kept: PassengersDraft | undefined): PassengersDraft => ({
  main: kept && isTouched(kept.main, emptyMainPassenger) ? kept.main : { ...emptyMainPassenger, email, phone },
  others: trip.ages.slice(1).map((_, index) => kept?.others[index] ?? emptyPassenger)
})

/** Where the first texts of the forms came from: this browser, a partner's link, an earlier trip. */
export type Origin = "restored" | "brought" | "recalled"

/** What the device has for step 2. `byLink`: a partner's link began the purchase. */
export interface FormsFound {
  readonly search: Search
  readonly byLink: boolean
  readonly passengers: PassengersDraft | undefined
  readonly companions: PassengersDraft | undefined
}

/**
 * What the forms of step 2 begin with, and where it came from: what was typed for this purchase
 * first (PA-08), otherwise remembered travellers (OU-19).
 */
export const beginForms = (
  { byLink, companions, passengers, search }: FormsFound,
  today: Day
): PassengersDraft & { readonly origin: Origin | undefined } => {
  if (passengers && isTouched(passengers.main, emptyMainPassenger))
    return { ...formsFor(search, passengers), origin: byLink ? "brought" : "restored" }
  const recalled = companions && recall(companions, search.trip.ages, today)
  return { ...formsFor(search, recalled ?? passengers), origin: recalled && "recalled" }
}

/** What the portal puts into the other forms: the usual type of document, and this phone (PA-03). */
export const givenToOthers = ({ documentType }: MainPassengerDraft, phone: string): PassengerDraft => ({
  ...emptyPassenger,
  documentType,
  phone
})

/** A form with nothing, or only what the portal has `given`, is stored empty (PA-08). */
export const keptOf = ({ main, others }: PassengersDraft, given: MainPassengerDraft): PassengersDraft => {
  const own = givenToOthers(given, main.phone)
  const isOwn = ([field, text]: [string, string]) => text === "" || text === own[field as keyof PassengerDraft]
  return {
    main: isTouched(main, given) ? main : emptyMainPassenger,
    others: others.map((typed) => (Object.entries(typed).every(isOwn) ? emptyPassenger : typed))
  }
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

/**
 * The remedy for the quoted ages and those of the births, in the order of the forms. Undefined if
 * no birth gives another age.
 */
export const ageRemedy = (
  quoted: ReadonlyArray<number>,
  born: ReadonlyArray<number | undefined>
): AgeRemedy | undefined => {
  const isWrong = (place: number) => born[place] !== undefined && born[place] !== quoted[place]
  const waiting = [...quoted.keys()].filter(isWrong)
  if (waiting.length === 0) return undefined
  const order = quoted.map((age, place) => {
    const at = isWrong(place) ? waiting.findIndex((other) => born[other] === age) : -1
    return at < 0 ? place : (waiting.splice(at, 1)[0] ?? place)
  })
  if (waiting.length === 0) return { is: "swap", order }
  return { is: "requote", ages: quoted.map((age, place) => born[place] ?? age) }
}

/** Who stands in each form after a `swap`. Address and contacts stay on the first form. */
export const swapped = ({ main, others }: PassengersDraft, order: ReadonlyArray<number>) =>
  order.map((place): PassengerDraft => {
    const { birth, document, documentType, name, phone, surname } = [main, ...others][place] ?? emptyPassenger
    return { birth, document, documentType, name, phone, surname }
  })
