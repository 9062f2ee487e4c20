import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type LineProblem, lineProblem, longestPostalCode } from "../person/line"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import { withoutMarks } from "../person/withoutMarks"
import { ageOn, type Day, daysBetween } from "../trip/calendar"
import { readDay } from "../trip/readDay"

/** The form of a passenger as typed, with the date as `DD/MM/AAAA` (PA-03). */
export interface PassengerDraft {
  readonly name: string
  readonly surname: string
  readonly documentType: string
  readonly document: string
  readonly birth: string
  readonly phone: string
}

/** The form of the first passenger, who receives the voucher (PA-03). */
export interface MainPassengerDraft extends PassengerDraft {
  readonly email: string
  readonly address: string
  readonly postalCode: string
  readonly comuna: string
  /** Country and province: the id in the provider's list, and the name for display. */
  readonly country: string
  readonly countryName: string
  readonly province: string
  readonly provinceName: string
  readonly emergencyName: string
  readonly emergencyPhone: string
}

/** The forms of all travellers, as typed. */
export interface PassengersDraft {
  readonly main: MainPassengerDraft
  readonly others: ReadonlyArray<PassengerDraft>
}

/** The empty form of the other passengers. */
export const emptyPassenger: PassengerDraft = {
  name: "",
  surname: "",
  documentType: "",
  document: "",
  birth: "",
  phone: ""
}

/** The empty form of the first passenger. */
export const emptyMainPassenger: MainPassengerDraft = {
  ...emptyPassenger,
  email: "",
  address: "",
  postalCode: "",
  comuna: "",
  country: "",
  countryName: "",
  province: "",
  provinceName: "",
  emergencyName: "",
  emergencyPhone: ""
}

/** `mismatch`: the date gives another age than the quoted one (PA-10). */
export type BirthProblem = "required" | "invalid" | "mismatch"

/**
 * The input of the passenger rules: the channel's fields, the quoted age, and today by the buyer's
 * calendar (PA-10).
 */
export interface PassengerRules {
  readonly document: DocumentKind
  readonly postal: "postalCode" | "comuna"
  readonly age: number
  readonly today: Day
}

/** The invalid fields of a passenger, one reason each. */
export interface PassengerProblems {
  readonly name?: NameProblem | undefined
  readonly surname?: NameProblem | undefined
  readonly documentType?: "required" | undefined
  readonly document?: DocumentProblem | undefined
  readonly birth?: BirthProblem | undefined
  readonly phone?: PhoneProblem | undefined
}

/** The invalid fields of the first passenger. */
export interface MainPassengerProblems extends PassengerProblems {
  readonly email?: EmailProblem | undefined
  readonly address?: LineProblem | undefined
  readonly postalCode?: LineProblem | undefined
  readonly comuna?: LineProblem | undefined
  readonly country?: "required" | undefined
  readonly province?: "required" | undefined
  readonly emergencyName?: NameProblem | undefined
  readonly emergencyPhone?: PhoneProblem | undefined
}

/** The age on a day. Undefined if the text is not a date or the age is not between 0 and 120. */
export const ageFrom = (birth: string, today: Day): number | undefined => {
  const day = readDay(birth)
  if (day === undefined || daysBetween(day, today) < 0) return undefined
  const age = ageOn(day, today)
  return age <= 120 ? age : undefined
}

/** A birth date must be a past day that gives exactly the quoted age (PA-10). */
export const birthProblem = (typed: string, { age, today }: Pick<PassengerRules, "age" | "today">) => {
  if (withoutMarks(typed).trim() === "") return "required" as const
  const found = ageFrom(typed, today)
  if (found === undefined) return "invalid" as const
  return found === age ? undefined : ("mismatch" as const)
}

const choiceProblem = (id: string) => (id === "" ? ("required" as const) : undefined)

/** Checks every field of a passenger (PA-03). */
export const passengerProblems = (draft: PassengerDraft, rules: PassengerRules): PassengerProblems => ({
  name: nameProblem(draft.name),
  surname: nameProblem(draft.surname),
  documentType: choiceProblem(draft.documentType),
  document: documentProblem(draft.document, rules.document),
  birth: birthProblem(draft.birth, rules),
  phone: phoneProblem(draft.phone)
})

/**
 * Checks every field of the first passenger, with postal code or comuna as the channel has it
 * (PA-04).
 */
export const mainPassengerProblems = (draft: MainPassengerDraft, rules: PassengerRules): MainPassengerProblems => ({
  ...passengerProblems(draft, rules),
  email: emailProblem(draft.email),
  address: lineProblem(draft.address),
  [rules.postal]: lineProblem(draft[rules.postal], longestPostalCode),
  country: choiceProblem(draft.country),
  province: choiceProblem(draft.province),
  emergencyName: nameProblem(draft.emergencyName),
  emergencyPhone: phoneProblem(draft.emergencyPhone)
})

/** True without any problem. */
export const holds = (problems: MainPassengerProblems): boolean =>
  Object.values(problems).every((problem) => problem === undefined)

/** A valid passenger, ready for the sale (PY-14). */
export interface Passenger {
  readonly name: string
  readonly surname: string
  readonly documentType: string
  /** In the country's format: `28456712` or `12.345.678-5`. */
  readonly document: string
  readonly birth: Day
  /** Ten digits. */
  readonly phone: string
}

/** The voucher's e-mail and the address of all passengers. */
export interface Home {
  readonly email: string
  readonly address: string
  readonly postalCode: string
  readonly comuna: string
  readonly country: string
  readonly province: string
  readonly provinceName: string
}

/** Reads a draft without problems. */
export const readPassenger = (draft: PassengerDraft, document: DocumentKind): Passenger => ({
  name: readName(draft.name),
  surname: readName(draft.surname),
  documentType: draft.documentType,
  document: showDocument(draft.document, document),
  birth: readDay(draft.birth) ?? "",
  phone: readPhone(draft.phone)
})

/** Reads the address part of a draft without problems. */
export const readHome = (draft: MainPassengerDraft, postal: PassengerRules["postal"]): Home => ({
  email: readEmail(draft.email),
  address: readName(draft.address),
  postalCode: postal === "postalCode" ? readName(draft.postalCode) : "",
  comuna: postal === "comuna" ? readName(draft.comuna) : "",
  country: draft.country,
  province: draft.province,
  provinceName: draft.provinceName
})
