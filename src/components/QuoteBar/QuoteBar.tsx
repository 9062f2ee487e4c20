import { type SubmitEvent, useId, useState } from "react"
import { Button } from "../Button/Button"
import { type DateRules, showRange } from "../DatesPopup/dateRules"
import type { Destinations } from "../DestinationPopup/DestinationPopup"
import { LiveText } from "../LiveText/LiveText"
import styles from "./QuoteBar.module.css"
import { QuoteCells } from "./QuoteCells"
import { QuoteFoot } from "./QuoteFoot"
import type { QuoteDraft, QuoteErrors, QuoteField } from "./quoteDraft"
import type { QuoteBarWords } from "./quoteWords"
import { useAlive, useFocusing, useFolded, useOnce, useSelected, useWaiting } from "./useBar"
import { type Draft, useDraft } from "./useDraft"
import { useQuotePopups } from "./useQuotePopups"

/** The popups that have a button to apply what was chosen (QB-02). */
export type QuotePopup = "fechas" | "pasajeros"

export type QuoteBarProps = {
  readonly words: QuoteBarWords
  /** What the bar opens with. Its own draft takes over from there, until it is filled anew. */
  readonly value: QuoteDraft
  /** Counts how often it was filled: another number fills it with `value` and `shown` as they are then. */
  readonly fills?: number
  /** What it is to be filled with is on its way: a press waits for that. */
  readonly filling?: boolean
  /** Fields whose message is shown from the start, such as the dates of a saved trip that is over. */
  readonly shown?: ReadonlyArray<QuoteField>
  readonly check: (draft: QuoteDraft) => QuoteErrors
  readonly dates: DateRules
  /** Marks the ages that cannot be read; without it, one to three digits can. */
  readonly ageValid?: (text: string) => boolean
  readonly destinations: Destinations
  readonly submitLabel: string
  readonly busy?: boolean
  /** Heading, on the home page. */
  readonly head?: { readonly eyebrow: string; readonly title: string; readonly text: string }
  /** Label of the opt-in; without it there is none (QB-06). */
  readonly optIn?: string
  /** Under 768 px one row of summary, with a button that opens the form. */
  readonly compact?: boolean
  /** What stands in the bar, at first and after each change. */
  readonly onDraft?: (draft: QuoteDraft) => void
  /** Called only when nothing is wrong. */
  readonly onSubmit: (draft: QuoteDraft) => void
  readonly onApply?: (popup: QuotePopup) => void
  /** The first focus or press inside: time to load what the bar will need. */
  readonly onFirstTouch?: () => void
  readonly onOpenDestinations?: () => void
}

const Head = ({ eyebrow, title, text }: NonNullable<QuoteBarProps["head"]>) => (
  <div className={styles.head}>
    <div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2 className={styles.title}>{title}</h2>
    </div>
    <p className={styles.text}>{text}</p>
  </div>
)

type SummaryProps = { words: QuoteBarWords; dates: DateRules; draft: Draft; onEdit: () => void }

/** `EUROPA`, `12/01 – 26/01/2027 · 2 pasajeros`, and a way into the form. */
const Summary = ({ words, dates, draft, onEdit }: SummaryProps) => {
  const { destination, ages } = draft.draft
  const { start, end } = draft.applied
  const year = start.slice(-5)
  const range = showRange(dates, end.endsWith(year) ? start : "", end) && `${start.slice(0, -5)} – ${end}`
  const trip = range || showRange(dates, start, end) || words.fields.dates.placeholder
  return (
    <div className={styles.summary}>
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

/** Trip, travellers and how to reach the visitor, in one bar: the same on the home page and over the results (QB-01). */
export const QuoteBar = (props: QuoteBarProps) => {
  const { words, head, dates, onApply, onSubmit } = props
  const id = useId()
  const [folded, setFolded] = useFolded(props.compact)
  const draft = useDraft({
    value: props.value,
    fills: props.fills ?? 0,
    shown: props.shown ?? [],
    check: props.check,
    dates,
    datesApplied: words.dates.applied,
    onDatesApplied: () => onApply?.("fechas"),
    onDraft: props.onDraft,
    onSubmit
  })
  const [edits, setEdits] = useState(0)
  const form = useFocusing(draft.refusals, edits)
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
      aria-label={words.formLabel}
      method="dialog"
      noValidate
      data-folded={folded || undefined}
      data-dry={!alive || undefined}
      onSubmit={onSend}
      onFocusCapture={onTouch}
      onPointerEnter={popups.load}
      onPointerDownCapture={onTouch}
    >
      {props.compact && <Summary words={words} dates={dates} draft={draft} onEdit={onEdit} />}
      <div className={styles.form}>
        {head && <Head {...head} />}
        <div className={styles.cells}>
          <QuoteCells {...props} id={id} draft={draft} popups={popups} />
          {head && <p className={styles.why}>{words.why}</p>}
          <div className={styles.send}>
            <Button type="submit" size="large" block loading={props.busy || waiting}>
              {props.submitLabel}
            </Button>
          </div>
        </div>
        <QuoteFoot words={words} optIn={props.optIn} trust={head !== undefined} draft={draft} />
      </div>
      <LiveText role="status">{draft.dropped ? `${draft.dropped} ${words.dates.dropped}` : draft.said}</LiveText>
      <div key={draft.refusals}>
        <LiveText role="alert">
          {draft.refusals > 0 && draft.shown.length > 0 ? words.summary(draft.shown.length) : ""}
        </LiveText>
      </div>
    </form>
  )
}
