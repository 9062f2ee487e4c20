import type { DatePair } from "../DatesPopup/dateRules"

/** As typed: dates `DD/MM/AAAA`, ages as text. */
export type QuoteDraft = {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean | undefined
}

export const quoteFields = ["destination", "dates", "ages", "phone", "email"] as const
export type QuoteField = (typeof quoteFields)[number]

export type QuoteErrors = { readonly [field in QuoteField]?: string | undefined }

export type DraftState = {
  readonly draft: QuoteDraft
  /** The dates in the bar. The draft may hold others while the visitor types. */
  readonly applied: DatePair
  /**
   * Error of the typed dates that the visitor left without applying. The bar keeps its valid ones.
   */
  readonly dropped?: string | undefined
  readonly shown: ReadonlyArray<QuoteField>
  readonly refusals: number
}

export type DraftChange =
  | { readonly is: "filled"; readonly value: QuoteDraft; readonly shown: ReadonlyArray<QuoteField> }
  | { readonly is: "edited"; readonly patch: Partial<QuoteDraft> }
  | { readonly is: "datesTidied" }
  | { readonly is: "datesApplied" }
  | { readonly is: "datesReverted" }
  | { readonly is: "datesLeft" }
  | { readonly is: "refused" }

export type DraftRules = {
  readonly check: (draft: QuoteDraft) => QuoteErrors
  readonly tidy: (pair: DatePair) => DatePair
  readonly shows: (pair: DatePair) => boolean
}

export const openDraft = (draft: QuoteDraft, shown: ReadonlyArray<QuoteField>): DraftState => ({
  draft,
  applied: { start: draft.start, end: draft.end },
  shown,
  refusals: 0
})

const problemsIn = (errors: QuoteErrors) => quoteFields.filter((field) => errors[field] !== undefined)

/**
 * The draft that a submit validates and sends: with the dates in the bar, or the typed ones if the
 * bar shows none.
 */
export const standingDraft = ({ applied, draft }: DraftState, { shows }: DraftRules): QuoteDraft =>
  shows(applied) ? { ...draft, ...applied } : draft

const leaveDates = (state: DraftState, rules: DraftRules): DraftState => {
  if (!rules.shows(state.applied))
    return { ...state, shown: quoteFields.filter((field) => field === "dates" || state.shown.includes(field)) }
  const draft = { ...state.draft, ...state.applied }
  return { ...state, draft, dropped: rules.check(draft).dates ? undefined : rules.check(state.draft).dates }
}

const step = (before: DraftState, change: DraftChange, rules: DraftRules): DraftState => {
  const state = { ...before, dropped: undefined }
  const { draft } = state
  // The dates alone: until the code that tidies them is here, the same object comes back.
  const pair = rules.tidy({ start: draft.start, end: draft.end })
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

/**
 * The next state. An error disappears as soon as its field is valid, and returns only with the next
 * submit.
 */
export const changeDraft = (state: DraftState, change: DraftChange, rules: DraftRules): DraftState => {
  const next = step(state, change, rules)
  if (next.shown.length === 0) return next
  const problems = rules.check(standingDraft(next, rules))
  return { ...next, shown: next.shown.filter((field) => problems[field] !== undefined) }
}

export const datesDiffer = ({ draft, applied }: DraftState) =>
  draft.start !== applied.start || draft.end !== applied.end
