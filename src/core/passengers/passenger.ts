import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type LineProblem, lineProblem, longestPostalCode } from "../person/line"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readPhone } from "../person/reach"
import { ageOn, type Day, daysBetween } from "../trip/calendar"
import { readDay } from "../trip/readDay"

/** What stands in the form of a passenger, as it was typed; the date as `DD/MM/AAAA` (PA-03). */
export interface PassengerDraft {
  readonly name: string
  readonly surname: string
  /** The id of a document type. */
  readonly documentType: string
  readonly document: string
  readonly birth: string
  readonly phone: string
}

/** What stands in the form of the first passenger, who gets the voucher (PA-03). */
export interface MainPassengerDraft extends PassengerDraft {
  readonly email: string
  readonly address: string
  readonly postalCode: string
  readonly comuna: string
  /** Ids of the lists, and what they are called there. */
  readonly country: string
  readonly countryName: string
  readonly province: string
  readonly provinceName: string
  readonly emergencyName: string
  readonly emergencyPhone: string
}

/** Everybody who travels, as they were typed. */
export interface PassengersDraft {
  readonly main: MainPassengerDraft
  readonly others: ReadonlyArray<PassengerDraft>
}

/** The empty form of any passenger but the first. */
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

/** Why a birth date does not hold; `mismatch`: it makes another age than the one that was quoted (PA-10). */
export type BirthProblem = "required" | "invalid" | "mismatch"

/** What a passenger is held against: the channel, the age that was quoted, and the day by the buyer's calendar (PA-10). */
export interface PassengerRules {
  readonly document: DocumentKind
  readonly postal: "postalCode" | "comuna"
  readonly age: number
  readonly today: Day
}

/** The fields of a passenger that do not hold, each with its one reason. */
export interface PassengerProblems {
  readonly name?: NameProblem | undefined
  readonly surname?: NameProblem | undefined
  readonly documentType?: "required" | undefined
  readonly document?: DocumentProblem | undefined
  readonly birth?: BirthProblem | undefined
  readonly phone?: PhoneProblem | undefined
}

/** The fields of the first passenger that do not hold. */
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

/** The age that a typed birth date makes on a day; undefined for what is no day of a life. */
export const ageFrom = (birth: string, today: Day): number | undefined => {
  const day = readDay(birth)
  if (day === undefined || daysBetween(day, today) < 0) return undefined
  const age = ageOn(day, today)
  return age <= 120 ? age : undefined
}

/** Required, a day of the past, and of the age that was quoted, month and day considered (PA-10). */
export const birthProblem = (typed: string, { age, today }: Pick<PassengerRules, "age" | "today">) => {
  if (typed.trim() === "") return "required" as const
  const found = ageFrom(typed, today)
  if (found === undefined) return "invalid" as const
  return found === age ? undefined : ("mismatch" as const)
}

const choiceProblem = (id: string) => (id === "" ? ("required" as const) : undefined)

/** Every rule of a passenger at once (PA-03). */
export const passengerProblems = (draft: PassengerDraft, rules: PassengerRules): PassengerProblems => ({
  name: nameProblem(draft.name),
  surname: nameProblem(draft.surname),
  documentType: choiceProblem(draft.documentType),
  document: documentProblem(draft.document, rules.document),
  birth: birthProblem(draft.birth, rules),
  phone: phoneProblem(draft.phone)
})

/** Every rule of the first passenger at once; the postal code or the comuna, as the channel has it (PA-04). */
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

/** Whether every field holds. */
export const holds = (problems: MainPassengerProblems): boolean =>
  Object.values(problems).every((problem) => problem === undefined)

/** A passenger, every rule passed (PY-14). */
export interface Passenger {
  readonly name: string
  readonly surname: string
  readonly documentType: string
  /** As it is written: `28456712`, `12.345.678-5`. */
  readonly document: string
  readonly birth: Day
  /** Ten digits. */
  readonly phone: string
}

/** Where the voucher goes, and where the passengers live. */
export interface Home {
  readonly email: string
  readonly address: string
  /** Empty where the channel asks for the comuna. */
  readonly postalCode: string
  /** Empty where the channel asks for the postal code. */
  readonly comuna: string
  readonly country: string
  readonly province: string
  readonly provinceName: string
}

/** A passenger of a draft without problems. */
export const readPassenger = (draft: PassengerDraft, document: DocumentKind): Passenger => ({
  name: readName(draft.name),
  surname: readName(draft.surname),
  documentType: draft.documentType,
  document: showDocument(draft.document, document),
  birth: readDay(draft.birth) ?? "",
  phone: readPhone(draft.phone)
})

/** The home of a draft without problems. */
export const readHome = (draft: MainPassengerDraft, postal: PassengerRules["postal"]): Home => ({
  email: draft.email.trim(),
  address: readName(draft.address),
  postalCode: postal === "postalCode" ? readName(draft.postalCode) : "",
  comuna: postal === "comuna" ? readName(draft.comuna) : "",
  country: draft.country,
  province: draft.province,
  provinceName: draft.provinceName
})
