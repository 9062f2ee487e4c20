import { useEffect, useReducer, useState } from "react"
import { type DatePair, showRange } from "../DatesPopup/dateRules"
import type { Dismissal } from "../Popup/usePopover"
import type { QuoteBarProps } from "./quoteBarProps"
import {
  changeDraft,
  type DraftChange,
  type DraftState,
  datesDiffer,
  openDraft,
  type QuoteDraft,
  type QuoteField,
  quoteFields,
  standingDraft
} from "./quoteDraft"

export const useDraft = (bar: QuoteBarProps) => {
  const { value, fills = 0, shown = [], check, dates, words, onApply, onDraft, onSubmit } = bar
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
    setSaid(words.dates.applied)
    onApply?.("fechas")
    return true
  }
  const leaveDates = (why: Dismissal) => {
    if (why === "escape") return change({ is: "datesReverted" })
    if (datesDiffer(state) && !applyDates()) change({ is: "datesLeft" })
  }
  const submit = () => {
    const wrong = quoteFields.some((field) => problems[field] !== undefined)
    change(wrong ? { is: "refused" } : { is: "edited", patch: {} })
    return !wrong && onSubmit(standing) !== false
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
