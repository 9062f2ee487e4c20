import { useEffect, useReducer, useState } from "react"
import type { DateRules } from "../DatesPopup/dateRules"
import type { Dismissal } from "../Popup/usePopover"
import {
  changeDraft,
  type DraftChange,
  type DraftState,
  datesDiffer,
  openDraft,
  type QuoteDraft,
  type QuoteErrors,
  type QuoteField,
  quoteFields
} from "./quoteDraft"

type Given = {
  readonly value: QuoteDraft
  readonly fills: number
  readonly shown: ReadonlyArray<QuoteField>
  readonly check: (draft: QuoteDraft) => QuoteErrors
  readonly dates: DateRules
  readonly datesApplied: string
  readonly onDatesApplied: () => void
  readonly onDraft: ((draft: QuoteDraft) => void) | undefined
  readonly onSubmit: (draft: QuoteDraft) => void
}

/** The draft of the quote bar: what is typed, what is applied, which messages are on screen. */
export const useDraft = (given: Given) => {
  const { value, fills, shown, check, dates, datesApplied, onDatesApplied, onDraft, onSubmit } = given
  const tidy = (text: string) => {
    const iso = dates.read(text)
    return iso === undefined ? text : dates.show(iso)
  }
  const rules = { check, tidy }
  const [state, change] = useReducer(
    (before: DraftState, change: DraftChange) => changeDraft(before, change, rules),
    openDraft(value, shown)
  )
  const [said, setSaid] = useState("")
  const [seen, setSeen] = useState(fills)
  // In the middle of drawing, so that no draft of before is drawn or sent.
  if (seen !== fills) {
    setSeen(fills)
    change({ is: "filled", value, shown })
  }
  const { draft } = state
  useEffect(() => onDraft?.(draft), [draft, onDraft])
  const problems = check(draft)
  const messageOf = (field: QuoteField) => (state.shown.includes(field) ? problems[field] : undefined)

  const applyDates = () => {
    change({ is: "datesApplied" })
    setSaid(datesApplied)
    onDatesApplied()
  }
  const leaveDates = (why: Dismissal) => {
    if (why === "escape") return change({ is: "datesReverted" })
    if (!datesDiffer(state)) return
    if (problems.dates === undefined) applyDates()
    else change({ is: "datesRefused" })
  }
  const submit = () => {
    const wrong = quoteFields.some((field) => problems[field] !== undefined)
    if (wrong) change({ is: "refused" })
    else onSubmit(draft)
    return !wrong
  }
  return {
    draft,
    applied: state.applied,
    refusals: state.refusals,
    shown: state.shown,
    problems,
    messageOf,
    /** What was just done, for those who do not see it. */
    said,
    edit: (patch: Partial<QuoteDraft>) => {
      setSaid("")
      change({ is: "edited", patch })
    },
    tidyDates: () => change({ is: "datesTidied" }),
    applyDates,
    leaveDates,
    submit
  }
}

/** What the parts of the bar share. */
export type Draft = ReturnType<typeof useDraft>
