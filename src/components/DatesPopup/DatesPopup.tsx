import { Suspense, useId, useRef } from "react"
import { lazyPart } from "../../hydration/lazyPart"
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
  readonly unreadable: (typed: string) => string
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
  /**
   * The visitor left a field or pasted into it. The parent rewrites readable dates as `DD/MM/AAAA`.
   */
  readonly onTidy: () => void
  /**
   * The error of the pair as typed. Visible after a refused `Aplicar`, or at once with
   * `showProblem`.
   */
  readonly problem: string | undefined
  readonly showProblem: boolean
  /** `Aplicar` or Enter. Tidies the pair and returns whether it applied. */
  readonly onApply: () => boolean
  readonly onDismiss: (why: Dismissal) => void
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

type Fields = Pick<DatesPopupProps, "words" | "dates" | "start" | "end" | "onChange" | "onTidy"> & {
  readonly error: string | undefined
}
const TypedDates = ({ words, dates, start, end, error, onChange, onTidy }: Fields) => {
  const id = useId()
  const unreadable = [start, end].filter((text) => text.trim() !== "" && dates.read(text) === undefined)
  const field = (before: string, change: (typed: string) => Parameters<typeof onChange>[0]) => ({
    placeholder: words.placeholder,
    value: before,
    invalid: error !== undefined && (unreadable.length === 0 || unreadable.includes(before)),
    describedBy: error === undefined ? `${id}-hint` : `${id}-error ${id}-how ${id}-hint`,
    onBlur: onTidy,
    onChange: (text: string) => {
      onChange(change(typedDate(before, text)))
      if (text.length > before.length + 1) onTidy()
    }
  })
  return (
    <div className={styles.typed}>
      <GroupField label={words.start} data-first {...field(start, (start) => ({ start }))} />
      <GroupField label={words.end} {...field(end, (end) => ({ end }))} />
      <div className={styles.note} role="alert">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {error && unreadable[0] && (
          <p className={styles.hint} id={`${id}-how`}>
            {words.unreadable(unreadable[0].slice(0, 24))}
          </p>
        )}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
    </div>
  )
}

/** Start and end of the trip, typed or picked in a calendar (QB-02, A11Y-02). */
export const DatesPopup = (props: DatesPopupProps) => {
  const { words, dates, onChange, onApply } = props
  const popup = useRef<PopupHandle>(null)
  const { refused, refuse, forget } = useRefusal(popup)
  const start = dates.read(props.start)
  const end = dates.read(props.end)
  const apply = () => {
    if (onApply()) popup.current?.close()
    else refuse()
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
        <TypedDates {...props} error={props.showProblem || refused ? props.problem : undefined} />
        <div className={styles.calendar}>
          <Suspense>
            <Calendar words={words} today={dates.today} start={start} end={end} muted={dates.muted} onPick={pick} />
          </Suspense>
        </div>
      </div>
    </Popup>
  )
}
