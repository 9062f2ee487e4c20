import type { DatePair } from "../DatesPopup/dateRules"

/** What stands in the quote bar, as it was typed: dates `DD/MM/AAAA`, ages as text. */
export type QuoteDraft = {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
  /** The opt-in as it stands; undefined where none was shown. */
  readonly subscribed: boolean | undefined
}

/** The fields that are checked, in the order of the page. */
export const quoteFields = ["destination", "dates", "ages", "phone", "email"] as const
/** One of the checked fields. */
export type QuoteField = (typeof quoteFields)[number]

/** The message of each field that does not hold (QR-09). */
export type QuoteErrors = { readonly [field in QuoteField]?: string | undefined }

/** Where the bar stands. */
export type DraftState = {
  readonly draft: QuoteDraft
  /** The pair of dates that the bar shows; the draft may hold another one while it is typed. */
  readonly applied: DatePair
  /** Why other dates, left without applying them, were dropped: those that the bar shows hold. */
  readonly dropped?: string | undefined
  /** The fields whose messages are on screen. */
  readonly shown: ReadonlyArray<QuoteField>
  /** Refused submits: each one moves the focus. */
  readonly refusals: number
}

/** What can happen to it. */
export type DraftChange =
  | { readonly is: "filled"; readonly value: QuoteDraft; readonly shown: ReadonlyArray<QuoteField> }
  | { readonly is: "edited"; readonly patch: Partial<QuoteDraft> }
  | { readonly is: "datesTidied" }
  | { readonly is: "datesApplied" }
  | { readonly is: "datesReverted" }
  | { readonly is: "datesLeft" }
  | { readonly is: "refused" }

/** The rules that the page brings. */
export type DraftRules = {
  readonly check: (draft: QuoteDraft) => QuoteErrors
  /** Dates as they are shown, where they can be read. */
  readonly tidy: (pair: DatePair) => DatePair
  /** Whether the bar has something to show of a pair. */
  readonly shows: (pair: DatePair) => boolean
}

/** The bar as it opens: what was typed before stands as applied. */
export const openDraft = (draft: QuoteDraft, shown: ReadonlyArray<QuoteField>): DraftState => ({
  draft,
  applied: { start: draft.start, end: draft.end },
  shown,
  refusals: 0
})

const problemsIn = (errors: QuoteErrors) => quoteFields.filter((field) => errors[field] !== undefined)

/** What a submit checks and sends: the dates that the bar shows; where it shows none, what was typed in vain. */
export const standingDraft = ({ applied, draft }: DraftState, { shows }: DraftRules): QuoteDraft =>
  shows(applied) ? { ...draft, ...applied } : draft

/** Dates that do not hold were left: the bar keeps its own. Where it has none, what was typed stays, and its message with it. */
const leaveDates = (state: DraftState, rules: DraftRules): DraftState => {
  if (!rules.shows(state.applied))
    return { ...state, shown: quoteFields.filter((field) => field === "dates" || state.shown.includes(field)) }
  const draft = { ...state.draft, ...state.applied }
  return { ...state, draft, dropped: rules.check(draft).dates ? undefined : rules.check(state.draft).dates }
}

const step = (before: DraftState, change: DraftChange, rules: DraftRules): DraftState => {
  const state = { ...before, dropped: undefined }
  const { draft } = state
  const pair = rules.tidy(draft)
  const tidied = { ...draft, ...pair }
  switch (change.is) {
    case "filled":
      return { ...openDraft(change.value, change.shown), refusals: state.refusals }
    case "edited":
      return { ...state, draft: { ...draft, ...change.patch } }
    case "datesTidied":
      return { ...state, draft: tidied }
    case "datesApplied":
      return { ...state, draft: tidied, applied: pair }
    case "datesReverted":
      return { ...state, draft: { ...draft, ...state.applied } }
    case "datesLeft":
      return leaveDates({ ...state, draft: tidied }, rules)
    case "refused":
      return { ...state, shown: problemsIn(rules.check(standingDraft(state, rules))), refusals: state.refusals + 1 }
  }
}

/** The next state; a message leaves as soon as its field holds, and comes back only with the next submit. */
export const changeDraft = (state: DraftState, change: DraftChange, rules: DraftRules): DraftState => {
  const next = step(state, change, rules)
  if (next.shown.length === 0) return next
  const problems = rules.check(standingDraft(next, rules))
  return { ...next, shown: next.shown.filter((field) => problems[field] !== undefined) }
}

/** Whether other dates are typed than the bar shows. */
export const datesDiffer = ({ draft, applied }: DraftState) =>
  draft.start !== applied.start || draft.end !== applied.end
