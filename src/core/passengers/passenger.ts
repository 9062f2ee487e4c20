import { choiceField, formOf } from "../form/form"
import type { DocumentKind } from "../person/document"
import { documentField, emailField, lineField, nameField, phoneField, postalField } from "../person/fields"
import { withoutMarks } from "../person/typed"
import { ageOn, type Day, daysBetween } from "../trip/calendar"
import { readDay } from "../trip/readDay"

/** The channel's fields, the quoted age, and today by the buyer's calendar (PA-10). */
export interface PassengerRules {
  readonly document: DocumentKind
  readonly postal: "postalCode" | "comuna"
  readonly age: number
  readonly today: Day
}

/** The age on a day. Undefined if the text is not a date or the age is not between 0 and 120. */
export const ageFrom = (birth: string, today: Day): number | undefined => {
  const day = readDay(birth)
  if (day === undefined || daysBetween(day, today) < 0) return undefined
  const age = ageOn(day, today)
  return age <= 120 ? age : undefined
}

/** A day up to today that gives the quoted age (PA-10). `mismatch`: it gives another one. */
export const birthProblem = (typed: string, { age, today }: Pick<PassengerRules, "age" | "today">) => {
  if (withoutMarks(typed).trim() === "") return "required" as const
  const found = ageFrom(typed, today)
  if (found === undefined) return "invalid" as const
  return found === age ? undefined : ("mismatch" as const)
}

const person = {
  name: nameField,
  surname: nameField,
  documentType: choiceField,
  document: documentField,
  birth: { empty: "", problem: birthProblem, read: (typed: string): Day => readDay(typed) ?? "" },
  phone: phoneField
}

/** The name of a chosen country or province, for display. */
const chosenName = { empty: "", problem: () => undefined, read: (name: string) => name }

type Postal = Pick<PassengerRules, "postal">

/** A channel asks for the postal code or for the comuna (PA-04). The other one is sent empty. */
const postalAs = (asked: Postal["postal"]) => ({
  empty: "",
  problem: (typed: string, { postal }: Postal) => (postal === asked ? postalField.problem(typed) : undefined),
  read: (typed: string, { postal }: Postal) => (postal === asked ? postalField.read(typed) : "")
})

const home = {
  email: emailField,
  address: lineField,
  postalCode: postalAs("postalCode"),
  comuna: postalAs("comuna"),
  country: choiceField,
  province: choiceField,
  provinceName: chosenName
}

/** The form of the other passengers, with the date as `DD/MM/AAAA` (PA-03). */
export const passengerForm = formOf(person)

/** The part of the first form with the voucher's e-mail and the address of all passengers. */
export const homeForm = formOf(home)

/** The form of the first passenger, who receives the voucher (PA-03). */
export const mainPassengerForm = formOf({
  ...person,
  ...home,
  countryName: chosenName,
  emergencyName: nameField,
  emergencyPhone: phoneField
})

export type PassengerDraft = typeof passengerForm.empty

export type MainPassengerDraft = typeof mainPassengerForm.empty

export interface PassengersDraft {
  readonly main: MainPassengerDraft
  readonly others: ReadonlyArray<PassengerDraft>
}

export const emptyPassenger = passengerForm.empty

export const emptyMainPassenger = mainPassengerForm.empty

/**
 * A valid passenger, ready for the sale (PY-14): the document in the country's format, as
 * `28456712` or `12.345.678-5`, and ten digits of phone.
 */
export type Passenger = ReturnType<typeof passengerForm.read>

/** The voucher's e-mail and the address of all passengers. */
export type Home = ReturnType<typeof homeForm.read>
