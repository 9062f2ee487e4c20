import type { profile } from "../../copy/profile"
import type { ProfileDraft } from "../../core/account/profileDraft"
import { isDay, showDay } from "../../core/trip/calendar"
import type { ProfileForm } from "../../journey/account/profileForm"
import { presentChoices } from "../form/presentChoices"
import { say, wrongFields } from "../form/presentProblems"

type Words = typeof profile

const tokens: Readonly<Record<keyof ProfileDraft, string>> = {
  name: "given-name",
  surname: "family-name",
  documentType: "off",
  document: "off",
  birth: "bday",
  phone: "tel",
  province: "address-level1",
  city: "address-level2",
  address: "street-address",
  postalCode: "postal-code"
}

const isOptional: ReadonlySet<keyof ProfileDraft> = new Set(["province", "city", "address", "postalCode"])

export const presentProfileFields = (form: ProfileForm, words: Words) => (field: keyof ProfileDraft) => {
  const typed = form.typed.value[field]
  const told = form.visible.value
  const problem = told[field]
  const messages: Readonly<Record<string, string>> = words.problems[field]
  return {
    name: field,
    label: words.fields[field],
    value: typed,
    onChange: (value: string) => form.type({ [field]: field === "birth" && isDay(value) ? showDay(value) : value }),
    onBlur: () => form.blur(field),
    required: !isOptional.has(field),
    autoComplete: tokens[field],
    error: say(messages, problem),
    valid: field in told && problem === undefined && typed !== ""
  }
}

export const presentTypes = ({ types }: ProfileForm, words: Words) =>
  presentChoices(types.offered.value, { ...words.types, onRetry: types.ask })

export const presentProfileWrong = ({ attempts, visible }: ProfileForm, { fields: labels, summary }: Words) => {
  const { email: _, ...asked } = labels
  const fields = attempts.value > 0 ? wrongFields(visible.value, asked) : []
  return fields.length > 0 ? { title: summary(fields.length), fields } : undefined
}
