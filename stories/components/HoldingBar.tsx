import { useRef, useState } from "react"
import { QuoteBar } from "../../src/components/QuoteBar/QuoteBar"
import type { QuoteBarProps, QuoteDraft } from "../../src/components/QuoteBar/quoteBarProps"
import { type Bar, type BarChange, barOf, barProblems, changeBar, refuse, standing } from "../../src/core/quote/bar"
import { tidyDates } from "../../src/core/trip/tidyDates"
import { presentBar } from "../../src/pages/results/presentBar"
import { dates, problems } from "./quoteSamples"

const { today } = dates

/** What a bar shows that holds this draft. */
export const barWith = (draft: QuoteDraft) => presentBar(barOf(draft), problems, today)

export type HoldingBarProps = QuoteBarProps & { readonly onSend: (draft: QuoteDraft) => void }

/** The bar with what its page does for it: it begins with the typed draft, and keeps what is typed. */
export const HoldingBar = ({ onSend, ...props }: HoldingBarProps) => {
  const [bar, draw] = useState(() => barOf(props.bar.typed))
  const now = useRef(bar)
  const become = (next: Bar) => {
    now.current = next
    draw(next)
  }
  const onChange = (change: BarChange) => {
    props.onChange(change)
    become(changeBar(now.current, change, { today, tidy: tidyDates }))
    return now.current.news?.is === "applied"
  }
  const onSubmit = () => {
    const { problems: found } = barProblems(now.current, { today })
    if (Object.keys(found).length === 0) return onSend(standing(now.current))
    become(refuse(now.current, found))
    return false
  }
  return <QuoteBar {...props} bar={presentBar(bar, problems, today)} onChange={onChange} onSubmit={onSubmit} />
}
