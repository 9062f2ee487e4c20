import type { passengers } from "../../copy/passengers"
import type { Channel } from "../../core/channel/channel"
import { noProvince } from "../../core/passengers/choices"
import type { MainPassengerDraft, PassengerDraft, passengerForm } from "../../core/passengers/passenger"
import type { PassengersStep } from "../../core/passengers/step"
import { pointDocument } from "../../core/person/document"
import { readName } from "../../core/person/name"
import type { Passengers } from "../../journey/checkout/passengers"
import type { Offered } from "../../journey/form/choices"
import { presentChoices } from "../form/presentChoices"
import type { TypedForm } from "../form/presentFields"

type Words = typeof passengers

/** A passenger's draft: the fields that all passengers have. */
export type PassengerTyped = TypedForm<keyof PassengerDraft, Partial<ReturnType<typeof passengerForm.problems>>>

const nameOf = (field: string, place: number) => `p${place + 1}-${field}`

/** An autofill token in the section of its passenger: they are different people (A11Y-08). */
export const autofill = (token: string, place: number) =>
  place === 0 ? token : `section-pasajero${place + 1} ${token}`

/** The fields of the passenger at a place of the list, 0 for the first. */
export const fieldsAt = (place: number) => ({ ticks: true, nameOf: (field: string) => nameOf(field, place) })

/** A finished passenger in a row (OU-folded-passengers). `note`: the age, and whether the voucher comes to them. */
export const presentRow = (
  { document, name, surname }: PassengerDraft,
  note: string,
  { channel, words }: { readonly channel: Pick<Channel, "document">; readonly words: Words }
) => ({
  name: readName(`${name} ${surname}`),
  note: words.row(pointDocument(document, channel.document), note),
  editLabel: words.edit
})

/** The next passenger after a place whose fields are open. Undefined if there is none. */
export const nextOpen = (folded: ReadonlyArray<boolean>, place: number) => {
  const next = folded.findIndex((isRow, at) => at > place && !isRow)
  return next === -1 ? undefined : next
}

/** More wrong fields than this are listed by passenger, so that the list stays short. */
const mostToldApart = 5

/** The fields with a problem, in the order of the form. */
export const wrongIn = (told: { readonly [F in keyof MainPassengerDraft]?: unknown }, words: Words) =>
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

type Told = Passengers["told"]["value"]

/** The problems that the forms show. Undefined if there are none. */
export const presentWrong = ({ problems }: Pick<Told, "problems">, words: Words) => {
  const wrong = problems.map((one) => wrongIn(one, words))
  const byPassenger = wrong.length > 1 && wrong.flat().length > mostToldApart
  const links = wrong.flatMap((fields, place) => (byPassenger ? linkTo : linksTo)(fields, place, words))
  if (links.length === 0) return undefined
  const fields = links.map(({ label, name }, index) => ({
    name,
    label: index === 0 || byPassenger ? label : inSentence(label)
  }))
  return { title: words.summary(wrong.flat().length), fields, and: byPassenger ? undefined : words.and }
}

/** A birth of another age: offers to swap travellers, or a quote for all ages (PA-13). */
export const presentMismatch = (
  { born, problems, remedy }: Told,
  { ages, place }: { readonly ages: ReadonlyArray<number>; readonly place: number },
  { age, mismatch }: Words
) => {
  const [quoted = 0, found] = [ages[place], born[place]]
  if (problems[place]?.birth !== "mismatch" || found === undefined || !remedy) return undefined
  const label = remedy.is === "swap" ? mismatch.swap : mismatch.action
  return { text: mismatch.text(age(quoted), age(found)), label, isSwap: remedy.is === "swap" }
}

const busy: ReadonlyArray<PassengersStep["is"]> = ["continuing", "aborting", "requoting", "left"]

export const presentStep = (state: PassengersStep, words: Words) => {
  const { origin, remembers } = state.is === "looking" ? { origin: undefined, remembers: false } : state
  return {
    /** A number above zero, another one each time, if the last press found problems. */
    attempts: state.is === "correcting" ? state.refusal : 0,
    origin: origin && words[origin],
    remembers,
    stopped: state.is === "stopped" ? words[state.why] : undefined,
    loading: busy.includes(state.is) ? words.continuing : undefined
  }
}

/** A list of the first form, or the types of document of any. */
export const presentList = (
  field: "documentType" | "country" | "province",
  list: Offered,
  onRetry: () => void,
  { lists: words }: Words
) => {
  const { entries, state } = list
  const waitsForCountry = field === "province" && state.is === "idle" && entries.length === 0
  return {
    hint: field === "province" && entries[0]?.id === noProvince ? words.noProvinces : undefined,
    ...presentChoices(list, {
      ...words,
      choose: waitsForCountry ? words.countryFirst : words.choose,
      lost: words.lost[field],
      onRetry
    })
  }
}
