import { type SubmitEvent, useId, useState } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { Checkbox } from "../Checkbox/Checkbox"
import { type DateRules, showRange } from "../DatesPopup/dateRules"
import { Icon } from "../Icon/Icon"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./QuoteBar.module.css"
import { QuoteCells } from "./QuoteCells"
import type { QuoteBarProps, QuoteBarState, QuoteBarWords } from "./quoteBarProps"
import { useAlive, useFocusing, useFolded, useOnce, useSelected } from "./useBar"
import { useLedSheet } from "./useLedSheet"
import { type QuotePopups, useQuotePopups } from "./useQuotePopups"

type FootProps = Pick<QuoteBarProps, "bar" | "onChange" | "optIn" | "words"> & {
  /** Shows the two promises. */
  readonly trust: boolean
}

const QuoteFoot = ({ bar, onChange, optIn, trust, words }: FootProps) =>
  optIn === undefined && !trust ? null : (
    <div className={styles.foot} data-stack>
      {optIn !== undefined && (
        <Checkbox
          label={optIn}
          name="subscribed"
          checked={bar.typed.subscribed === true}
          onChange={(subscribed) => onChange({ is: "typed", change: { subscribed } })}
        />
      )}
      {trust && (
        <p className={styles.trust} data-hint data-cluster>
          <span data-row>
            <Icon name="lock-simple-fill" />
            {words.trust.safe}
          </span>
          <span data-row>
            <Icon name="clock-fill" />
            {words.trust.instant}
          </span>
        </p>
      )}
    </div>
  )

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

type SummaryProps = { words: QuoteBarWords; dates: DateRules; bar: QuoteBarState; onEdit: () => void }

const Summary = ({ words, dates, bar, onEdit }: SummaryProps) => {
  const { destination, ages } = bar.typed
  const { start, end } = bar.applied
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

const said = ({ news }: QuoteBarState, { dates }: QuoteBarWords) => {
  if (news?.is === "dropped") return `${news.why} ${dates.dropped}`
  return news?.is === "applied" ? dates.applied : ""
}

/** The form that asks for a quote: destination, dates, passengers, phone and e-mail. */
export const QuoteBar = (props: QuoteBarProps) => {
  const { asked = 0, bar, words, head, dates } = props
  const id = useId()
  const [folded, setFolded] = useFolded(props.compact, asked)
  const [edits, setEdits] = useState(0)
  const form = useFocusing(bar.refusals, edits + asked, folded)
  useSelected(form, bar)
  const alive = useAlive(form)
  const popups = useQuotePopups(props.anew)
  const { sheet, onPointerDown, onPress } = useLedSheet(id, props, () => popups.loaded?.toContact(form.current))
  const press: QuotePopups["press"] = (popup, event) => {
    onPress(popup, event)
    popups.press(popup, event)
  }
  const onTouch = useOnce(() => {
    popups.load()
    props.onFirstTouch?.()
  })
  const onSend = (event: SubmitEvent) => {
    event.preventDefault()
    if (!props.busy && props.onSubmit() !== false) setFolded(props.compact === true)
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
      data-filling={props.looking || undefined}
      data-dry={!alive || undefined}
      data-kept={alive || undefined}
      onSubmit={onSend}
      onFocusCapture={onTouch}
      onPointerEnter={popups.load}
      onPointerDownCapture={(event) => {
        onPointerDown(event)
        onTouch()
      }}
    >
      {props.compact && <Summary words={words} dates={dates} bar={bar} onEdit={onEdit} />}
      <div className={styles.form}>
        {head && <Head {...head} />}
        <div className={styles.cells} data-stack>
          <QuoteCells {...props} id={id} popups={popups} press={press} sheet={sheet} />
          {head && <p className={styles.why}>{words.why}</p>}
          <div className={styles.send}>
            <Button type="submit" size="large" block loading={props.busy}>
              {props.submitLabel}
            </Button>
          </div>
        </div>
        {popups.lost && <LostPopups words={words.lost} onRetry={popups.again} />}
        <QuoteFoot {...props} trust={head !== undefined} />
      </div>
      <LiveRegion role="status">{said(bar, words)}</LiveRegion>
      <div key={bar.refusals}>
        <LiveRegion role="alert">
          {bar.refusals > 0 && bar.shown.length > 0 ? words.summary(bar.shown.length) : ""}
        </LiveRegion>
      </div>
    </form>
  )
}
