import { type EmailProblem, emailProblem, type PhoneProblem, phoneProblem, readPhone } from "../person/reach"
import { type Day, daysBetween } from "./calendar"
import { readDay } from "./readDay"
import type { Trip } from "./tripRules"

/** What stands in the quote bar, as it was typed: dates `DD/MM/AAAA`, ages as text. */
export interface SearchDraft {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
  /** What the visitor left in the opt-in that they saw; undefined while no page has shown it to them (QB-06). */
  readonly subscribed: boolean | undefined
}

/** A search that passed every field rule. */
export interface Search {
  readonly trip: Trip
  /** Ten digits. */
  readonly phone: string
  readonly email: string
  /** The visitor saw the opt-in, and left it ticked. */
  readonly subscribed: boolean
}

/** The one reason why two dates do not make a trip (QR-04, QR-06). */
export type DatesProblem = "required" | "startPast" | "endNotAfter"

/** The fields that do not hold, each with its one reason (QR-09). */
export interface SearchProblems {
  readonly destination?: "required"
  readonly dates?: DatesProblem
  readonly ages?: "none" | "incomplete" | "tooMany"
  readonly phone?: PhoneProblem
  readonly email?: EmailProblem
}

/** A draft that became a search, or what is wrong with it. */
export type CheckedSearch =
  | { readonly is: "valid"; readonly search: Search }
  | { readonly is: "invalid"; readonly problems: SearchProblems }

/** The empty quote bar: one passenger without an age; where the opt-in starts is the channel's, where it is shown (QB-06). */
export const emptyDraft: SearchDraft = {
  destination: "",
  start: "",
  end: "",
  ages: [""],
  phone: "",
  email: "",
  subscribed: undefined
}

/** The fields that a visitor changes as one. */
const parts = [["destination"], ["start", "end"], ["ages"], ["phone"], ["email"], ["subscribed"]] as const

/** A draft that comes late to a bar that is in use: what was changed there, since the bar was filled with `opened`, stays as it stands. */
export const layUnder = (late: SearchDraft, opened: SearchDraft, standing: SearchDraft): SearchDraft => {
  const isChanged = (key: keyof SearchDraft) => String(standing[key]) !== String(opened[key])
  const changed = parts.filter((part) => part.some(isChanged)).flat()
  return Object.assign({ ...late }, ...changed.map((key) => ({ [key]: standing[key] })))
}

/** Both dates, the start from today on and the end after it; today is the day in UTC (QR-05, QR-06). */
export const datesProblem = (start: string, end: string, today: Day): DatesProblem | undefined => {
  const from = readDay(start)
  const to = readDay(end)
  if (from === undefined || to === undefined) return "required"
  if (daysBetween(today, from) < 0) return "startPast"
  return daysBetween(from, to) > 0 ? undefined : "endNotAfter"
}

const maxAge = 120

/** An age in whole years, 0 to 120; undefined if it is not one. */
export const readAge = (typed: string): number | undefined => {
  const age = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : undefined
  return age !== undefined && age <= maxAge ? age : undefined
}

/** A soft cap: larger groups are quoted by phone. */
const mostPassengers = 20

/** At least one passenger and no more than 20, every age filled; 0 counts as filled (QR-07, QR-08). */
export const agesProblem = (ages: ReadonlyArray<string>): SearchProblems["ages"] => {
  if (ages.length === 0) return "none"
  if (ages.length > mostPassengers) return "tooMany"
  return ages.every((age) => readAge(age) !== undefined) ? undefined : "incomplete"
}

const present = (problems: { readonly [K in keyof SearchProblems]: SearchProblems[K] | undefined }): SearchProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))

/** The trip of a draft as far as it can be read: a day that cannot is empty, an age 0. */
export const tripOf = ({ ages, destination, end, start }: SearchDraft): Trip => ({
  destination,
  start: readDay(start) ?? "",
  end: readDay(end) ?? "",
  ages: ages.map((age) => readAge(age) ?? 0)
})

/** Every field rule of the quote bar at once (QR-09); `anywhere` needs no destination. `today` is the day in UTC. */
export const checkSearch = (draft: SearchDraft, today: Day, anywhere = false): CheckedSearch => {
  const problems = present({
    destination: draft.destination === "" && !anywhere ? "required" : undefined,
    dates: datesProblem(draft.start, draft.end, today),
    ages: agesProblem(draft.ages),
    phone: phoneProblem(draft.phone),
    email: emailProblem(draft.email)
  })
  if (Object.keys(problems).length > 0) return { is: "invalid", problems }
  return {
    is: "valid",
    search: {
      trip: tripOf(draft),
      phone: readPhone(draft.phone),
      email: draft.email.trim(),
      subscribed: draft.subscribed === true
    }
  }
}
