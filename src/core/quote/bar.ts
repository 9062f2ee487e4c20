import type { Day } from "../trip/calendar"
import { readDay } from "../trip/readDay"
import { checkSearch, emptyDraft, layUnder, type SearchDraft, type SearchProblems } from "../trip/search"

/** A field that may have an error; the two dates are one. */
export type BarField = keyof SearchProblems
type Dates = Pick<SearchDraft, "start" | "end">

/** What the last change did, apart from what it typed. `dropped`: dates that were left, and why. */
type BarNews =
  | { readonly is: "applied" | "filled" }
  | { readonly is: "dropped"; readonly why: NonNullable<SearchProblems["dates"]> }

/** The quote bar of a page. An error shows from a refused press, or a filling, until it is cured. */
export interface Bar {
  /** As the visitor and the portal left it: the only draft. */
  readonly typed: SearchDraft
  /** As the portal last filled or saved it. What differs is the visitor's, and is never replaced. */
  readonly put: SearchDraft
  /** The dates in the bar. `typed` may hold others while the visitor types them. */
  readonly applied: Dates
  readonly shown: ReadonlyArray<BarField>
  /** How many presses a wrong field refused: each leads to the first one (A11Y-05). */
  readonly refusals: number
  readonly news: BarNews | undefined
}

/** What the visitor did in the bar. `datesLeft`: they left the popup without a word. */
export type BarChange =
  | { readonly is: "typed"; readonly change: Partial<SearchDraft> }
  | { readonly is: "datesTidied" | "datesApplied" | "datesReverted" | "datesLeft" }

/** `tidy` formats two dates; it returns them as they are until its code is here. */
export interface BarRules {
  readonly today: Day
  readonly tidy: (dates: Dates) => Dates
}

/** A bar that the portal filled with a draft. */
export const barOf = (draft: SearchDraft): Bar => ({
  typed: draft,
  put: draft,
  applied: { start: draft.start, end: draft.end },
  shown: [],
  refusals: 0,
  news: undefined
})

export const emptyBar = barOf(emptyDraft)

const fields = ["destination", "dates", "ages", "phone", "email"] as const
const fieldsIn = (problems: SearchProblems) => fields.filter((field) => problems[field] !== undefined)

const problemsOf = (draft: SearchDraft, { today }: Pick<BarRules, "today">): SearchProblems => {
  const checked = checkSearch(draft, today)
  return checked.is === "invalid" ? checked.problems : {}
}

/** What COTIZAR sends: with the dates in the bar, or the typed ones if the bar shows none. */
export const standing = ({ applied, typed }: Bar): SearchDraft =>
  readDay(applied.start) && readDay(applied.end) ? { ...typed, ...applied } : typed

/** What is wrong with what COTIZAR would send, and with the dates that are being typed. */
export const barProblems = (bar: Bar, rules: Pick<BarRules, "today">) => ({
  problems: problemsOf(standing(bar), rules),
  datesProblem: problemsOf(bar.typed, rules).dates
})

/**
 * The dates that were typed are left without Aplicar. If they cannot be quoted, those of the bar come
 * back; a bar without any keeps them, with their error.
 */
const leave = (bar: Bar, rules: BarRules): Bar => {
  if (standing(bar) === bar.typed) return { ...bar, shown: [...bar.shown, "dates"] }
  const typed = standing(bar)
  const why = problemsOf(typed, rules).dates ? undefined : problemsOf(bar.typed, rules).dates
  return { ...bar, typed, news: why ? { is: "dropped", why } : undefined }
}

const apply = (bar: Bar, dates: Dates, rules: BarRules): Bar => {
  const tidied = { ...bar, typed: { ...bar.typed, ...dates } }
  return problemsOf(tidied.typed, rules).dates ? tidied : { ...tidied, applied: dates, news: { is: "applied" } }
}

const changed = (before: Bar, change: BarChange, rules: BarRules): Bar => {
  const bar = { ...before, news: undefined }
  const { applied, typed } = bar
  const dates = rules.tidy({ start: typed.start, end: typed.end })
  switch (change.is) {
    case "typed":
      return { ...bar, typed: { ...typed, ...change.change } }
    case "datesTidied":
      return { ...bar, typed: { ...typed, ...dates } }
    case "datesApplied":
      return apply(bar, dates, rules)
    case "datesReverted":
      return { ...bar, typed: { ...typed, ...applied } }
    case "datesLeft": {
      if (typed.start === applied.start && typed.end === applied.end) return before
      const next = apply(bar, dates, rules)
      return next.news ? next : leave(next, rules)
    }
  }
}

/** The bar after a change of the visitor's. An error goes as soon as its field is valid. */
export const changeBar = (bar: Bar, change: BarChange, rules: BarRules): Bar => {
  const next = changed(bar, change, rules)
  if (next.shown.length === 0) return next
  const wrong = fieldsIn(problemsOf(standing(next), rules))
  return { ...next, shown: wrong.filter((field) => next.shown.includes(field)) }
}

/** A press that a wrong field refuses: each says so. */
export const refuse = (bar: Bar, problems: SearchProblems): Bar => ({
  ...bar,
  shown: fieldsIn(problems),
  refusals: bar.refusals + 1,
  news: undefined
})

/** Fills the bar around what the visitor changed. `theirs`: what comes counts as typed by them. */
export const fillBar = (bar: Bar, late: SearchDraft, theirs = false): Bar => {
  const typed = layUnder(late, bar.put, bar.typed)
  return { ...barOf(typed), put: theirs ? bar.put : late, refusals: bar.refusals, news: { is: "filled" } }
}
