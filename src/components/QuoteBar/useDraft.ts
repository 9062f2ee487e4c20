import { useEffect, useReducer, useState } from "react"
import { type DatePair, type DateRules, showRange } from "../DatesPopup/dateRules"
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
  quoteFields,
  standingDraft
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

export const useDraft = (given: Given) => {
  const { value, fills, shown, check, dates, datesApplied, onDatesApplied, onDraft, onSubmit } = given
  const shows = ({ end, start }: DatePair) => showRange(dates, start, end) !== ""
  const rules = { check, tidy: dates.tidy, shows }
  const [state, change] = useReducer(
    (before: DraftState, change: DraftChange) => changeDraft(before, change, rules),
    openDraft(value, shown)
  )
  const [said, setSaid] = useState("")
  const [seen, setSeen] = useState(fills)
  // During render, so that the old draft is neither shown nor sent.
  if (seen !== fills) {
    setSeen(fills)
    change({ is: "filled", value, shown })
  }
  const { draft } = state
  useEffect(() => onDraft?.(draft), [draft, onDraft])
  const standing = standingDraft(state, rules)
  const problems = check(standing)
  const messageOf = (field: QuoteField) => (state.shown.includes(field) ? problems[field] : undefined)

  const applyDates = () => {
    const holds = check({ ...draft, ...dates.tidy(draft) }).dates === undefined
    change({ is: holds ? "datesApplied" : "datesTidied" })
    if (!holds) return false
    setSaid(datesApplied)
    onDatesApplied()
    return true
  }
  const leaveDates = (why: Dismissal) => {
    if (why === "escape") return change({ is: "datesReverted" })
    if (datesDiffer(state) && !applyDates()) change({ is: "datesLeft" })
  }
  const submit = () => {
    const wrong = quoteFields.some((field) => problems[field] !== undefined)
    change(wrong ? { is: "refused" } : { is: "edited", patch: {} })
    if (!wrong) onSubmit(standing)
    return !wrong
  }
  return {
    draft,
    applied: state.applied,
    refusals: state.refusals,
    shown: state.shown,
    problems,
    datesProblem: check(draft).dates,
    dropped: state.dropped,
    messageOf,
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

export type Draft = ReturnType<typeof useDraft>
