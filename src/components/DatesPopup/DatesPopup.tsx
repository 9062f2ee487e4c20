import { lazy, type ReactNode, Suspense, useId, useRef } from "react"
import { Button } from "../Button/Button"
import type { CalendarProps, CalendarWords } from "../Calendar/Calendar"
import { FieldError } from "../FieldError/FieldError"
import { GroupField } from "../GroupField/GroupField"
import { Popup, type PopupHandle } from "../Popup/Popup"
import type { Dismissal } from "../Popup/usePopover"
import { useRefusal } from "../Popup/useRefusal"
import styles from "./DatesPopup.module.css"
import { type DateRules, rangeText } from "./dateRules"
import { typedDate } from "./typedDate"

/** Loaded on the first opening; without it the typed fields still do. */
const Calendar = lazy(
  (): Promise<{ default: (props: CalendarProps) => ReactNode }> =>
    import("../Calendar/Calendar").then(
      ({ Calendar }) => ({ default: Calendar }),
      () => ({ default: () => null })
    )
)

/** Every word of the popup but its name. */
export type DatesPopupWords = CalendarWords & {
  readonly title: string
  readonly start: string
  readonly end: string
  readonly placeholder: string
  readonly hint: string
  readonly apply: string
  readonly close: string
}

export type DatesPopupProps = {
  readonly id: string
  readonly label: string
  readonly words: DatesPopupWords
  readonly dates: DateRules
  /** As typed. */
  readonly start: string
  readonly end: string
  readonly onChange: (typed: { readonly start?: string; readonly end?: string }) => void
  /** A field was left: what can be read is shown as `DD/MM/AAAA`. */
  readonly onTidy: () => void
  /** What is wrong with the pair; shown when `Aplicar` is refused, or at once with `showProblem`. */
  readonly problem: string | undefined
  readonly showProblem: boolean
  /** Called by `Aplicar` when nothing is wrong. */
  readonly onApply: () => void
  readonly onDismiss: (why: Dismissal) => void
  /** Asked for before it was loaded. */
  readonly openAtOnce?: boolean | undefined
}

const Length = ({ dates, start, end }: { dates: DateRules; start: string | undefined; end: string | undefined }) => {
  if (start === undefined || end === undefined || end <= start) return <p className={styles.length} />
  return (
    <p className={styles.length} aria-live="polite">
      <strong>{rangeText(dates, start, end)}</strong> · {dates.length(start, end)}
    </p>
  )
}

type Fields = Pick<DatesPopupProps, "words" | "start" | "end" | "onChange" | "onTidy"> & {
  readonly error: string | undefined
}
const TypedDates = ({ words, start, end, error, onChange, onTidy }: Fields) => {
  const id = useId()
  const shared = {
    placeholder: words.placeholder,
    invalid: error !== undefined,
    describedBy: error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`,
    onBlur: onTidy
  }
  return (
    <div className={styles.typed}>
      <GroupField
        {...shared}
        label={words.start}
        value={start}
        data-first
        onChange={(text) => onChange({ start: typedDate(start, text) })}
      />
      <GroupField
        {...shared}
        label={words.end}
        value={end}
        onChange={(text) => onChange({ end: typedDate(end, text) })}
      />
      <div className={styles.note} role="alert">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
    </div>
  )
}

/** Start and end of the trip: typed, or picked in a calendar (QB-02, A11Y-02). */
export const DatesPopup = (props: DatesPopupProps) => {
  const { words, dates, problem, onChange, onApply } = props
  const popup = useRef<PopupHandle>(null)
  const { refused, refuse, forget } = useRefusal(popup)
  const start = dates.read(props.start)
  const end = dates.read(props.end)
  const apply = () => {
    if (problem !== undefined) return refuse()
    onApply()
    popup.current?.close()
  }
  const pick: CalendarProps["onPick"] = (from, to) =>
    onChange({ start: dates.show(from), end: to === undefined ? "" : dates.show(to) })
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
      foot={
        <>
          <Length dates={dates} start={start} end={end} />
          <Button onClick={apply}>{words.apply}</Button>
        </>
      }
    >
      <div className={styles.DatesPopup}>
        <TypedDates {...props} error={props.showProblem || refused ? problem : undefined} />
        <div className={styles.calendar}>
          <Suspense>
            <Calendar words={words} today={dates.today} start={start} end={end} muted={dates.muted} onPick={pick} />
          </Suspense>
        </div>
      </div>
    </Popup>
  )
}
