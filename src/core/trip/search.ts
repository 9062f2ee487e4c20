import { emailProblem, phoneProblem, readEmail, readPhone } from "../person/reach"
import { inPlainSigns } from "../person/typed"
import { type Day, daysBetween, showDay } from "./calendar"
import { readDay } from "./readDay"
import type { Trip } from "./tripRules"

/** A valid search. The phone has ten digits. */
export interface Search {
  readonly trip: Trip
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean
}

/** False for the search of a visitor who has left (TR-15). */
export const hasContact = ({ email, phone }: Pick<Search, "email" | "phone">): boolean => email !== "" && phone !== ""

/** The search, or the problems of its draft. */
type CheckedSearch =
  | { readonly is: "valid"; readonly search: Search }
  | { readonly is: "invalid"; readonly problems: SearchProblems }

/**
 * The empty quote bar: one passenger without an age. The opt-in is as the visitor leaves it, and
 * undefined until a page has shown it (QB-06).
 */
export const emptyDraft = {
  destination: "",
  start: "",
  end: "",
  ages: [""] as ReadonlyArray<string>,
  phone: "",
  email: "",
  subscribed: undefined as boolean | undefined
}

/** The quote bar as typed: dates as `DD/MM/AAAA`, ages as text. */
export type SearchDraft = Readonly<typeof emptyDraft>

const parts = [["destination"], ["start", "end"], ["ages"], ["phone"], ["email"], ["subscribed"]] as const

/** `0,5` is one age, not two. */
const asText = (typed: SearchDraft[keyof SearchDraft]) => [typed].flat().join("\n")

/** The fields of the parts in which two drafts differ, as they were typed. */
const differing = (one: SearchDraft, other: SearchDraft) =>
  parts.filter((part) => part.some((key) => asText(one[key]) !== asText(other[key]))).flat()

/** Whether two drafts of the quote bar say the same, as they were typed. */
export const isSameDraft = (one: SearchDraft, other: SearchDraft): boolean => differing(one, other).length === 0

/** Fills a quote bar late. Fields that the visitor has changed since `opened` keep their value. */
export const layUnder = (late: SearchDraft, opened: SearchDraft, standing: SearchDraft): SearchDraft => {
  const changed = differing(standing, opened).map((field) => [field, standing[field]])
  return { ...late, ...Object.fromEntries(changed) }
}

/** Both dates are required: the start from today on, in UTC, the end after it (QR-04 to QR-06). */
export const datesProblem = (
  start: string,
  end: string,
  today: Day
): "required" | "startPast" | "endNotAfter" | undefined => {
  const from = readDay(start)
  const to = readDay(end)
  if (from === undefined || to === undefined) return "required"
  if (daysBetween(today, from) < 0) return "startPast"
  return daysBetween(from, to) > 0 ? undefined : "endNotAfter"
}

const maxAge = 120

/** `34`, `34.`, `34 años`, `2 1/2`, `8 meses`, and what is no whole year: `0,5`, `bebé`. */
const ageForm = /^(?:(\d{1,3})(?:\s*(?:a|a[nñ]os?|(mes|meses))?\.?|\s1\/2)|0[.,]\d+|beb[eéa])$/i

/**
 * A person's age in whole years, from 0 to 120, also in words for which there is no other reading
 * (QR-08). Undefined otherwise: `1.5` may be a slip for 15, `34 m` a man.
 */
export const readAge = (typed: string): number | undefined => {
  const found = ageForm.exec(inPlainSigns(typed).trim())
  const age = found && Math.floor(Number(found[1] ?? 0) / (found[2] ? 12 : 1))
  return age !== null && age <= maxAge ? age : undefined
}

const mostPassengers = 20

/** At least one and at most 20 passengers, all with an age. 0 is an age (QR-07, QR-08). */
export const agesProblem = (ages: ReadonlyArray<string>) => {
  if (ages.length === 0) return "none"
  if (ages.length > mostPassengers) return "tooMany"
  return ages.every((age) => readAge(age) !== undefined) ? undefined : "incomplete"
}

type Optional = ReadonlyArray<"destination" | "phone" | "email">

/** The two dates are one field. The first view runs these rules, so they are no `formOf`. */
const problemsOf = (draft: SearchDraft, today: Day, optional: Optional) => {
  const { ages, destination, email, end, phone, start } = draft
  const lacks = (field: Optional[number]) => draft[field] === "" && optional.includes(field)
  return {
    destination: destination || lacks("destination") ? undefined : ("required" as const),
    dates: datesProblem(start, end, today),
    ages: agesProblem(ages),
    phone: lacks("phone") ? undefined : phoneProblem(phone),
    email: lacks("email") ? undefined : emailProblem(email)
  }
}

type Checked = ReturnType<typeof problemsOf>

/** The invalid fields, one reason each (QR-09). */
export type SearchProblems = { readonly [Field in keyof Checked]?: NonNullable<Checked[Field]> }

const present = (problems: Checked): SearchProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

/** The readable part of a draft's trip. An unreadable day becomes empty, an unreadable age 0. */
export const tripOf = ({ ages, destination, end, start }: SearchDraft): Trip => ({
  destination,
  start: readDay(start) ?? "",
  end: readDay(end) ?? "",
  ages: ages.map((age) => readAge(age) ?? 0)
})

/** Checks the quote bar (QR-09). `optional` fields may be empty. `today` is in UTC. */
export const checkSearch = (draft: SearchDraft, today: Day, optional: Optional = []): CheckedSearch => {
  const problems = present(problemsOf(draft, today, optional))
  if (Object.keys(problems).length > 0) return { is: "invalid", problems }
  return {
    is: "valid",
    search: {
      trip: tripOf(draft),
      phone: readPhone(draft.phone),
      email: readEmail(draft.email),
      subscribed: draft.subscribed === true
    }
  }
}

export const draftOf = ({ email, phone, subscribed, trip }: Search): SearchDraft => ({
  destination: trip.destination,
  start: showDay(trip.start),
  end: showDay(trip.end),
  ages: trip.ages.map(String),
  phone,
  email,
  subscribed
})

/** True if both drafts are for one trip, whatever the contact. Only then is a price valid for both. */
export const isSameTrip = (one: SearchDraft, other: SearchDraft): boolean =>
  one.destination === other.destination &&
  readDay(one.start) === readDay(other.start) &&
  readDay(one.end) === readDay(other.end) &&
  one.ages.length === other.ages.length &&
  one.ages.every((age, at) => readAge(age) === readAge(other.ages[at] ?? ""))

/** True if both searches are for one trip, with one contact. */
export const isSameSearch = (one: Search, other: Search): boolean => isSameDraft(draftOf(one), draftOf(other))

/** True if the draft reads as exactly this search. */
export const isDraftOf = (draft: SearchDraft, search: Search, today: Day): boolean => {
  const checked = checkSearch(draft, today)
  return checked.is === "valid" && isSameSearch(checked.search, search)
}
