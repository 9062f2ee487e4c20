import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from "react"
import { late, Part } from "../../browser/late"
import { Button } from "../Button/Button"
import type { CalendarProps } from "../Calendar/Calendar"
import { DestinationPicture } from "../DestinationPopup/DestinationPopup"
import { FieldError } from "../FieldError/FieldError"
import { GroupField } from "../GroupField/GroupField"
import { live } from "../LiveRegion/LiveRegion"
import { Popup, type PopupHandle } from "../Popup/Popup"
import { useBeside, useRefusal } from "../Popup/usePopover"
import { AwaitedDays } from "./AwaitedDays"
import styles from "./DatesPopup.module.css"
import { type DatesPopupProps, rangeText } from "./dateRules"
import lengthsStyles from "./Lengths.module.css"
import typedDates from "./TypedDates.module.css"
import { typedDate } from "./typedDate"

type LengthsProps = {
  readonly label: string
  /** Lengths on offer, in days. */
  readonly lengths: ReadonlyArray<number>
  readonly name: (days: number) => string
  /** The one in use, in days; undefined: none of them. */
  readonly chosen: number | undefined
  /** There is no first day yet, so no length can be picked; the element of this id says so. */
  readonly waitsBy: string | undefined
  readonly onPick: (days: number) => void
}

const Lengths = ({ label, lengths, name, chosen, waitsBy, onPick }: LengthsProps) => (
  <fieldset
    className={lengthsStyles.Lengths}
    aria-label={label}
    disabled={waitsBy !== undefined}
    aria-describedby={waitsBy}
  >
    {lengths.map((days) => (
      <button type="button" key={days} aria-pressed={days === chosen} onClick={() => onPick(days)}>
        {name(days)}
      </button>
    ))}
  </fieldset>
)

type TypedDatesProps = Pick<DatesPopupProps, "words" | "dates" | "start" | "end" | "onChange" | "onTidy"> & {
  readonly error: string | undefined
  readonly children: ReactNode
}

const TypedDates = ({ words, dates, start, end, error, onChange, onTidy, children }: TypedDatesProps) => {
  const id = useId()
  const [typing, setTyping] = useState<"start" | "end">()
  const unreadable = [start, end].filter((text) => text.trim() !== "" && dates.read(text) === undefined)
  const bothRead = [start, end].every((text) => dates.read(text) !== undefined)
  /** A date in the making is no mistake yet: the message waits for Enter or for the end of the field. */
  const unread = unreadable.find((text) => typing === undefined || text !== { start, end }[typing])
  const field = (name: "start" | "end", before: string) => ({
    placeholder: words.placeholder,
    value: before,
    invalid: error !== undefined && (bothRead || dates.read(before) === undefined),
    describedBy: error === undefined ? `${id}-hint` : `${id}-error ${id}-how ${id}-hint`,
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && setTyping(undefined),
    onBlur: () => {
      setTyping(undefined)
      onTidy()
    },
    onChange: (text: string) => {
      setTyping(name)
      onChange({ [name]: typedDate(before, text) })
      if (text.length > before.length + 1) onTidy()
    }
  })
  return (
    <div className={typedDates.TypedDates}>
      <GroupField label={words.start} data-first {...field("start", start)} />
      <GroupField label={words.end} {...field("end", end)} />
      <p className={typedDates.hint} data-hint id={`${id}-hint`}>
        {words.hint}
      </p>
      <div className={typedDates.more}>{children}</div>
      <div className={typedDates.note} {...live.alert}>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {error && unread && (
          <p className={typedDates.how} data-hint id={`${id}-how`}>
            {words.unreadable(unread.slice(0, 24))}
          </p>
        )}
      </div>
    </div>
  )
}

/** Loads on first opening. If the load fails, the popup works with its typed fields alone. */
const Calendar = late(async () => (await import("../Calendar/Calendar")).Calendar, { instead: () => null })

type LengthProps = Pick<DatesPopupProps, "dates" | "words"> & {
  readonly id: string
  readonly start: string | undefined
  readonly end: string | undefined
  readonly range: boolean
}

const Length = ({ id, words, dates, start, end, range }: LengthProps) => {
  if (start === undefined)
    return (
      <p className={styles.length} data-note id={id}>
        {words.startFirst}
      </p>
    )
  if (end === undefined || end <= start) return <p className={styles.length} data-note />
  return (
    <p className={styles.length} data-note aria-live="polite">
      {range && (
        <>
          <strong>{rangeText(dates, start, end)}</strong> ·{" "}
        </>
      )}
      {dates.length(start, end)}
    </p>
  )
}

/** Chooses the days of a trip: typed, by a usual length, or in a calendar. */
export const DatesPopup = (props: DatesPopupProps) => {
  const { words, dates, destination, onChange, onApply } = props
  const popup = useRef<PopupHandle>(null)
  const { refused, refuse, forget } = useRefusal(popup)
  const beside = useBeside()
  const lengthId = useId()
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
      <Length id={lengthId} words={words} dates={dates} start={start} end={end} range={!beside} />
      <Button size={beside ? "small" : "normal"} onClick={apply}>
        {words.apply}
      </Button>
    </>
  )
  return (
    <Popup
      {...props}
      ref={popup}
      title={words.title}
      closeLabel={words.close}
      size="wide"
      before={
        destination && (
          <>
            <DestinationPicture {...destination} />
            <span>{destination.name}</span>
          </>
        )
      }
      onBack={() => props.problem === undefined && onApply()}
      onOpen={forget}
      onEnter={apply}
      foot={!beside && finish}
    >
      <div className={styles.DatesPopup} data-stack>
        <TypedDates {...props} error={props.showProblem || refused ? props.problem : undefined}>
          <Lengths
            label={words.lengths}
            lengths={props.lengths}
            name={words.days}
            chosen={props.lengths.find((days) => start !== undefined && end === dates.after(start, days))}
            waitsBy={start === undefined ? lengthId : undefined}
            onPick={(days) => start !== undefined && pick(start, dates.after(start, days))}
          />
          {beside && finish}
        </TypedDates>
        <div className={styles.calendar}>
          <Suspense fallback={<AwaitedDays />}>
            <Part
              is={Calendar}
              words={words}
              today={dates.today}
              start={start}
              end={end}
              muted={dates.muted}
              onPick={pick}
            />
          </Suspense>
        </div>
      </div>
    </Popup>
  )
}
