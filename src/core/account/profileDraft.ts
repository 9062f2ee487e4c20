import { ageFrom } from "../passengers/passenger"
import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type LineProblem, lineProblem, longestPostalCode } from "../person/line"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type PhoneProblem, phoneProblem, readPhone } from "../person/reach"
import { withoutMarks } from "../person/withoutMarks"
import { type Day, showDay } from "../trip/calendar"
import { readDay } from "../trip/readDay"
import type { Profile } from "./profile"

/**
 * The profile form as typed, with the date as `DD/MM/AAAA` (RG-03). The e-mail is not in it: the
 * session gives it.
 */
export interface ProfileDraft {
  readonly name: string
  readonly surname: string
  readonly documentType: string
  readonly document: string
  readonly birth: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly postalCode: string
}

/** The empty profile form. */
export const emptyProfileDraft: ProfileDraft = {
  name: "",
  surname: "",
  documentType: "",
  document: "",
  birth: "",
  phone: "",
  province: "",
  city: "",
  address: "",
  postalCode: ""
}

type OptionalProblem = Exclude<LineProblem, "required"> | undefined

/** The invalid fields, one reason each (RG-03). The address is optional. */
export interface ProfileProblems {
  readonly name?: NameProblem | undefined
  readonly surname?: NameProblem | undefined
  readonly documentType?: "required" | undefined
  readonly document?: DocumentProblem | undefined
  readonly birth?: "required" | "invalid" | undefined
  readonly phone?: PhoneProblem | undefined
  readonly province?: OptionalProblem
  readonly city?: OptionalProblem
  readonly address?: OptionalProblem
  readonly postalCode?: OptionalProblem
}

/** The input of the rules: the channel's document kind, and today by the visitor's calendar. */
export interface ProfileRules {
  readonly document: DocumentKind
  readonly today: Day
}

/** Prefills the form with the saved profile (RG-02). */
export const draftOfProfile = (profile: Profile | undefined, document: DocumentKind): ProfileDraft => {
  if (!profile) return emptyProfileDraft
  const { country: _country, email: _email, ...told } = profile
  return {
    ...told,
    document: showDocument(told.document, document),
    birth: told.birth && showDay(told.birth)
  }
}

const birthProblem = (typed: string, today: Day) => {
  if (withoutMarks(typed).trim() === "") return "required" as const
  return ageFrom(typed, today) === undefined ? ("invalid" as const) : undefined
}

const optional = (problem: LineProblem | undefined) => (problem === "required" ? undefined : problem)

/** Checks every field of the form (RG-03). */
export const profileProblems = (draft: ProfileDraft, { document, today }: ProfileRules): ProfileProblems => ({
  name: nameProblem(draft.name),
  surname: nameProblem(draft.surname),
  documentType: draft.documentType === "" ? "required" : undefined,
  document: documentProblem(draft.document, document),
  birth: birthProblem(draft.birth, today),
  phone: phoneProblem(draft.phone),
  province: optional(lineProblem(draft.province)),
  city: optional(lineProblem(draft.city)),
  address: optional(lineProblem(draft.address)),
  postalCode: optional(lineProblem(draft.postalCode, longestPostalCode))
})

/**
 * Reads a draft without problems. The form has no country field, so the known country stays
 * (RG-05).
 */
export const readProfileDraft = (
  draft: ProfileDraft,
  { country, document, email }: { readonly country: string; readonly document: DocumentKind; readonly email: string }
): Profile => ({
  name: readName(draft.name),
  surname: readName(draft.surname),
  email,
  documentType: draft.documentType,
  document: showDocument(draft.document, document),
  birth: readDay(draft.birth) ?? "",
  phone: readPhone(draft.phone),
  country,
  province: readName(draft.province),
  city: readName(draft.city),
  address: readName(draft.address),
  postalCode: readName(draft.postalCode)
})
