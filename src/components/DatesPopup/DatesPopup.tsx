import { Suspense, useRef } from "react"
import { lazyPart } from "../../hydration/lazyPart"
import { Button } from "../Button/Button"
import type { CalendarProps, CalendarWords } from "../Calendar/Calendar"
import { Popup, type PopupHandle } from "../Popup/Popup"
import { type Dismissal, useBeside, useRefusal } from "../Popup/usePopover"
import styles from "./DatesPopup.module.css"
import { type DateRules, rangeText } from "./dateRules"
import { Lengths } from "./Lengths"
import { TypedDates } from "./TypedDates"

/** Loads on first opening. If the load fails, the popup works with its typed fields alone. */
const Calendar = lazyPart(
  async () => (await import("../Calendar/Calendar")).Calendar,
  () => null
)

export type DatesPopupWords = CalendarWords & {
  readonly title: string
  readonly start: string
  readonly end: string
  readonly placeholder: string
  readonly hint: string
  readonly lengths: string
  readonly days: (days: number) => string
  readonly unreadable: (typed: string) => string
  readonly apply: string
  readonly close: string
}

export type DatesPopupProps = {
  readonly id: string
  readonly label: string
  readonly words: DatesPopupWords
  readonly dates: DateRules
  readonly lengths: ReadonlyArray<number>
  readonly start: string
  readonly end: string
  readonly onChange: (typed: { readonly start?: string; readonly end?: string }) => void
  /**
   * The visitor left a field or pasted into it. The parent rewrites readable dates as `DD/MM/AAAA`.
   */
  readonly onTidy: () => void
  readonly problem: string | undefined
  readonly showProblem: boolean
  readonly onApply: () => boolean
  readonly onDismiss: (why: Dismissal) => void
  readonly openAtOnce?: boolean | undefined
}

type LengthProps = { dates: DateRules; start: string | undefined; end: string | undefined; range: boolean }

const Length = ({ dates, start, end, range }: LengthProps) => {
  if (start === undefined || end === undefined || end <= start) return <p className={styles.length} />
  return (
    <p className={styles.length} aria-live="polite">
      {range && (
        <>
          <strong>{rangeText(dates, start, end)}</strong> ·{" "}
        </>
      )}
      {dates.length(start, end)}
    </p>
  )
}

export const DatesPopup = (props: DatesPopupProps) => {
  const { words, dates, onChange, onApply } = props
  const popup = useRef<PopupHandle>(null)
  const { refused, refuse, forget } = useRefusal(popup)
  const beside = useBeside()
  const start = dates.read(props.start)
  const end = dates.read(props.end)
  const apply = () => {
    if (onApply()) popup.current?.close()
    else refuse()
  }
  const pick: CalendarProps["onPick"] = (from, to) =>
    onChange({ start: dates.show(from), end: to === undefined ? "" : dates.show(to) })
  const finish = (
    <>
      <Length dates={dates} start={start} end={end} range={!beside} />
      <Button size={beside ? "small" : "normal"} onClick={apply}>
        {words.apply}
      </Button>
    </>
  )
  return (
    <Popup
      ref={popup}
      id={props.id}
      label={props.label}
      title={words.title}
      closeLabel={words.close}
      size="wide"
      openAtOnce={props.openAtOnce}
      onOpen={forget}
      onDismiss={props.onDismiss}
      onEnter={apply}
      foot={!beside && finish}
    >
      <div className={styles.DatesPopup}>
        <TypedDates {...props} error={props.showProblem || refused ? props.problem : undefined}>
          <Lengths
            label={words.lengths}
            lengths={props.lengths}
            name={words.days}
            chosen={props.lengths.find((days) => start !== undefined && end === dates.after(start, days))}
            waits={start === undefined}
            onPick={(days) => start !== undefined && pick(start, dates.after(start, days))}
          />
          {beside && finish}
        </TypedDates>
        <div className={styles.calendar}>
          <Suspense>
            <Calendar words={words} today={dates.today} start={start} end={end} muted={dates.muted} onPick={pick} />
          </Suspense>
        </div>
      </div>
    </Popup>
  )
}
