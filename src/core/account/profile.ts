import { choiceField, formOf } from "../form/form"
import { optional } from "../form/optional"
import { ageFrom } from "../passengers/passenger"
import { type DocumentKind, showDocument } from "../person/document"
import { documentField, lineField, nameField, phoneField, postalField } from "../person/fields"
import { withoutMarks } from "../person/typed"
import { type Day, showDay } from "../trip/calendar"
import { readDay } from "../trip/readDay"

/**
 * The profile form, with the date as `DD/MM/AAAA` (RG-03). The address is optional. The e-mail is
 * not in it: the session gives it.
 */
export const profileForm = formOf({
  name: nameField,
  surname: nameField,
  documentType: choiceField,
  document: documentField,
  birth: {
    empty: "",
    problem: (typed: string, { today }: { readonly today: Day }) => {
      if (withoutMarks(typed).trim() === "") return "required" as const
      return ageFrom(typed, today) === undefined ? ("invalid" as const) : undefined
    },
    read: (typed: string): Day => readDay(typed) ?? ""
  },
  phone: phoneField,
  province: optional(lineField),
  city: optional(lineField),
  address: optional(lineField),
  postalCode: optional(postalField)
})

export type ProfileDraft = typeof profileForm.empty

/** What a user saved. What they left out is empty (RG-05). `birth` is `YYYY-MM-DD`. */
export interface Profile extends ReturnType<typeof profileForm.read> {
  readonly email: string
  readonly country: string
}

const fields = Object.keys(profileForm.empty) as ReadonlyArray<keyof ProfileDraft>

export const isSameProfile = (a: ProfileDraft, b: ProfileDraft): boolean =>
  fields.every((field) => a[field] === b[field])

/** Prefills the form with the saved profile (RG-02). */
export const draftOfProfile = (profile: Profile | undefined, document: DocumentKind): ProfileDraft => {
  if (!profile) return profileForm.empty
  const { country: _country, email: _email, ...fields } = profile
  return {
    ...fields,
    document: showDocument(fields.document, document),
    birth: fields.birth && showDay(fields.birth)
  }
}

/** Reads a valid draft. No field asks for the country: the known one stays (RG-05). */
export const readProfile = (
  draft: ProfileDraft,
  { country, document, email }: Pick<Profile, "country" | "email"> & { readonly document: DocumentKind }
): Profile => ({ ...profileForm.read(draft, { document }), email, country })
