/** What stands in the quote bar, as it was typed: dates `DD/MM/AAAA`, ages as text (1§2). */
export type QuoteDraft = {
  readonly destination: string
  readonly start: string
  readonly end: string
  readonly ages: ReadonlyArray<string>
  readonly phone: string
  readonly email: string
  readonly subscribed: boolean
}

/** The fields that are checked, in the order of the page. */
export const quoteFields = ["destination", "dates", "ages", "phone", "email"] as const
/** One of the checked fields. */
export type QuoteField = (typeof quoteFields)[number]

/** The message of each field that does not hold (1§5). */
export type QuoteErrors = { readonly [field in QuoteField]?: string | undefined }

type Pair = Pick<QuoteDraft, "start" | "end">

/** Where the bar stands. */
export type DraftState = {
  readonly draft: QuoteDraft
  /** The pair of dates that the bar shows; the draft may hold another one, typed and refused. */
  readonly applied: Pair
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
  | { readonly is: "datesRefused" }
  | { readonly is: "refused" }

/** The rules that the page brings. */
export type DraftRules = {
  readonly check: (draft: QuoteDraft) => QuoteErrors
  /** Text of a date as `DD/MM/AAAA` when it can be read. */
  readonly tidy: (text: string) => string
}

/** The bar as it opens: what was typed before stands as applied. */
export const openDraft = (draft: QuoteDraft, shown: ReadonlyArray<QuoteField>): DraftState => ({
  draft,
  applied: { start: draft.start, end: draft.end },
  shown,
  refusals: 0
})

const pairOf = ({ start, end }: Pair): Pair => ({ start, end })
const problemsIn = (errors: QuoteErrors) => quoteFields.filter((field) => errors[field] !== undefined)

const step = (state: DraftState, change: DraftChange, { check, tidy }: DraftRules): DraftState => {
  const { draft } = state
  switch (change.is) {
    case "filled":
      return { ...openDraft(change.value, change.shown), refusals: state.refusals }
    case "edited":
      return { ...state, draft: { ...draft, ...change.patch } }
    case "datesTidied":
      return { ...state, draft: { ...draft, start: tidy(draft.start), end: tidy(draft.end) } }
    case "datesApplied": {
      const pair = { start: tidy(draft.start), end: tidy(draft.end) }
      return { ...state, draft: { ...draft, ...pair }, applied: pair }
    }
    case "datesReverted":
      return { ...state, draft: { ...draft, ...state.applied } }
    case "datesRefused":
      return { ...state, shown: quoteFields.filter((field) => field === "dates" || state.shown.includes(field)) }
    case "refused":
      return { ...state, shown: problemsIn(check(draft)), refusals: state.refusals + 1 }
  }
}

/** The next state; a message leaves as soon as its field holds, and comes back only with the next submit. */
export const changeDraft = (state: DraftState, change: DraftChange, rules: DraftRules): DraftState => {
  const next = step(state, change, rules)
  if (next.shown.length === 0) return next
  const problems = rules.check(next.draft)
  return { ...next, shown: next.shown.filter((field) => problems[field] !== undefined) }
}

/** Whether other dates are typed than the bar shows. */
export const datesDiffer = ({ draft, applied }: DraftState) =>
  JSON.stringify(pairOf(draft)) !== JSON.stringify(pairOf(applied))
