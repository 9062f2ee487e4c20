import { type SubmitEvent, useId, useState } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { type DateRules, showRange } from "../DatesPopup/dateRules"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./QuoteBar.module.css"
import { QuoteCells } from "./QuoteCells"
import { QuoteFoot } from "./QuoteFoot"
import type { QuoteBarProps, QuoteBarWords } from "./quoteBarProps"
import { useAlive, useFocusing, useFolded, useOnce, useSelected, useWaiting } from "./useBar"
import { type Draft, useDraft } from "./useDraft"
import { useQuotePopups } from "./useQuotePopups"

const Head = ({ eyebrow, title, text }: NonNullable<QuoteBarProps["head"]>) => (
  <div className={styles.head} data-stack>
    <div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 className={styles.title}>{title}</h2>
    </div>
    <p className={styles.text}>{text}</p>
  </div>
)

const LostPopups = ({ onRetry, words }: { words: QuoteBarWords["lost"]; onRetry: () => void }) => (
  <div className={styles.lost}>
    <Alert kind="bad" button={{ label: words.retry, icon: "arrow-clockwise-bold", onClick: onRetry }}>
      {words.text}
    </Alert>
  </div>
)

type SummaryProps = { words: QuoteBarWords; dates: DateRules; draft: Draft; onEdit: () => void }

const Summary = ({ words, dates, draft, onEdit }: SummaryProps) => {
  const { destination, ages } = draft.draft
  const { start, end } = draft.applied
  const year = start.slice(-5)
  const range = showRange(dates, end.endsWith(year) ? start : "", end) && `${start.slice(0, -5)} – ${end}`
  const trip = range || showRange(dates, start, end) || words.fields.dates.placeholder
  return (
    <div className={styles.summary} data-edit>
      <p className={styles.trip}>
        <strong>{destination || words.fields.destination.placeholder}</strong> <span>{trip}</span>{" "}
        <span>· {words.passengers.count(ages.length)}</span>
      </p>
      <Button kind="line" size="small" onClick={onEdit}>
        {words.edit}
      </Button>
    </div>
  )
}

/** The form that asks for a quote: destination, dates, passengers, phone and e-mail. */
export const QuoteBar = (props: QuoteBarProps) => {
  const { words, head, dates } = props
  const id = useId()
  const [folded, setFolded] = useFolded(props.compact)
  const draft = useDraft(props)
  const [edits, setEdits] = useState(0)
  const form = useFocusing(draft.refusals, edits, folded)
  useSelected(form, props.fills ?? 0, draft.draft)
  const alive = useAlive(form)
  const popups = useQuotePopups()
  const onTouch = useOnce(() => {
    popups.load()
    props.onFirstTouch?.()
  })
  const [waiting, send] = useWaiting(props.filling, () => {
    if (!props.busy && draft.submit()) setFolded(props.compact === true)
  })
  const onSend = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onEdit = () => {
    setFolded(false)
    setEdits(edits + 1)
  }
  return (
    <form
      ref={form}
      className={styles.QuoteBar}
      data-panel
      aria-label={words.formLabel}
      method="dialog"
      noValidate
      data-folded={folded || undefined}
      data-filling={props.filling || undefined}
      data-dry={!alive || undefined}
      data-kept={alive || undefined}
      onSubmit={onSend}
      onFocusCapture={onTouch}
      onPointerEnter={popups.load}
      onPointerDownCapture={onTouch}
    >
      {props.compact && <Summary words={words} dates={dates} draft={draft} onEdit={onEdit} />}
      <div className={styles.form}>
        {head && <Head {...head} />}
        <div className={styles.cells} data-stack>
          <QuoteCells {...props} id={id} draft={draft} popups={popups} />
          {head && <p className={styles.why}>{words.why}</p>}
          <div className={styles.send}>
            <Button type="submit" size="large" block loading={props.busy || waiting}>
              {props.submitLabel}
            </Button>
          </div>
        </div>
        {popups.lost && <LostPopups words={words.lost} onRetry={popups.again} />}
        <QuoteFoot words={words} optIn={props.optIn} trust={head !== undefined} draft={draft} />
      </div>
      <LiveRegion role="status">{draft.dropped ? `${draft.dropped} ${words.dates.dropped}` : draft.said}</LiveRegion>
      <div key={draft.refusals}>
        <LiveRegion role="alert">
          {draft.refusals > 0 && draft.shown.length > 0 ? words.summary(draft.shown.length) : ""}
        </LiveRegion>
      </div>
    </form>
  )
}
