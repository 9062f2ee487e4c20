import type { passengers } from "../../copy/passengers"
import { noProvince } from "../../core/passengers/LookupsApi"
import type { MainPassengerDraft, PassengerDraft } from "../../core/passengers/passenger"
import { isDay, showDay } from "../../core/trip/calendar"
import type { Passengers } from "../../journey/checkout/passengers"
import { presentChoices } from "../form/presentChoices"
import { say } from "../form/presentProblems"

type Words = typeof passengers

export type PassengerField = keyof Words["fields"] & keyof MainPassengerDraft

type Followed<A> = { readonly value: A; readonly peek: () => A }

export interface PassengerForm<Field extends PassengerField> {
  readonly typed: Followed<{ readonly [F in Field]: string }>
  readonly visible: Followed<{ readonly [F in Field]?: unknown }>
  readonly type: (change: { readonly [F in Field]?: string }) => void
  readonly blur: (field: Field) => void
}

const nameOf = (field: string, place: number) => `p${place + 1}-${field}`

/**
 * Autocomplete tokens of the fields, in a section per passenger: they are different people
 * (A11Y-08).
 */
const tokens: Readonly<Record<keyof Words["fields"], string>> = {
  name: "given-name",
  surname: "family-name",
  documentType: "off",
  document: "off",
  birth: "bday",
  email: "email",
  phone: "tel",
  address: "street-address",
  postalCode: "postal-code",
  comuna: "address-level2",
  country: "country-name",
  province: "address-level1",
  emergencyName: "name",
  emergencyPhone: "tel"
}

const sectionOf = (field: string, place: number) => {
  if (field.startsWith("emergency")) return "section-emergencia "
  return place === 0 ? "" : `section-pasajero${place + 1} `
}

const autoCompleteOf = (field: PassengerField, place: number) =>
  tokens[field] === "off" ? "off" : `${sectionOf(field, place)}${tokens[field]}`

export const presentFields =
  <Field extends PassengerField>(form: PassengerForm<Field>, place: number, words: Words) =>
  (field: Field) => {
    const typed = form.typed.value[field]
    const told = form.visible.value
    const problem = told[field]
    const messages: Readonly<Record<string, string>> = words.problems[field]
    return {
      name: nameOf(field, place),
      label: words.fields[field],
      value: typed,
      onChange: (value: string) =>
        form.type({ [field]: field === "birth" && isDay(value) ? showDay(value) : value } as {
          readonly [F in Field]: string
        }),
      onBlur: () => form.blur(field),
      required: true,
      autoComplete: autoCompleteOf(field, place),
      error: say(messages, typeof problem === "string" ? problem : undefined),
      valid: field in told && problem === undefined && typed !== ""
    }
  }

/** More wrong fields than this are listed by passenger, so that the list stays short. */
const mostToldApart = 5

const wrongIn = (told: { readonly [F in keyof MainPassengerDraft]?: unknown }, words: Words) =>
  (Object.keys(words.fields) as ReadonlyArray<keyof Words["fields"]>).filter((field) => told[field] !== undefined)

const linksTo = (fields: ReadonlyArray<keyof Words["fields"]>, place: number, words: Words) =>
  fields.map((field) => {
    const label = words.fields[field]
    return { name: nameOf(field, place), label: place === 0 ? label : words.ofPassenger(label, place + 1) }
  })

const linkTo = (fields: ReadonlyArray<keyof Words["fields"]>, place: number, words: Words) =>
  fields.slice(0, 1).map((first) => ({
    name: nameOf(first, place),
    label: words.wrongOf(place + 1, fields.length)
  }))

const inSentence = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

export const presentWrong = (
  { attempts, main, others }: Pick<Passengers, "attempts" | "main" | "others">,
  words: Words
) => {
  const wrong = [main, ...others].map(({ visible }) => wrongIn(visible.value, words))
  const byPassenger = wrong.length > 1 && wrong.flat().length > mostToldApart
  const links = wrong.flatMap((fields, place) => (byPassenger ? linkTo : linksTo)(fields, place, words))
  if (attempts.value === 0 || links.length === 0) return undefined
  const fields = links.map(({ label, name }, index) => ({
    name,
    label: index === 0 || byPassenger ? label : inSentence(label)
  }))
  return { title: words.summary(wrong.flat().length), fields, and: byPassenger ? undefined : words.and }
}

export const presentMismatch = (
  form: Pick<PassengerForm<keyof PassengerDraft>, "visible">,
  quoted: number,
  found: number | undefined,
  words: Words
) =>
  form.visible.value.birth === "mismatch" && found !== undefined
    ? words.mismatch.text(words.age(quoted), words.age(found))
    : undefined

const listOf = { documentType: "documentTypes", country: "countries", province: "provinces" } as const

export const presentList = (field: keyof typeof listOf, lists: Passengers["lists"], { lists: words }: Words) => {
  const { entries, state } = lists[listOf[field]].value
  const waitsForCountry = field === "province" && state.is === "idle" && entries.length === 0
  return {
    hint: field === "province" && entries[0]?.id === noProvince ? words.noProvinces : undefined,
    ...presentChoices(lists[listOf[field]].value, {
      ...words,
      choose: waitsForCountry ? words.countryFirst : words.choose,
      lost: words.lost[field],
      onRetry: lists.again[listOf[field]]
    })
  }
}
