import { Suspense, useRef } from "react"
import { late, Part } from "../../hydration/late"
import { Button } from "../Button/Button"
import type { CalendarProps } from "../Calendar/Calendar"
import { Popup, type PopupHandle } from "../Popup/Popup"
import { useBeside, useRefusal } from "../Popup/usePopover"
import styles from "./DatesPopup.module.css"
import { type DateRules, type DatesPopupProps, rangeText } from "./dateRules"
import { Lengths } from "./Lengths"
import { TypedDates } from "./TypedDates"

/** Loads on first opening. If the load fails, the popup works with its typed fields alone. */
const Calendar = late(async () => (await import("../Calendar/Calendar")).Calendar, { instead: () => null })

type LengthProps = { dates: DateRules; start: string | undefined; end: string | undefined; range: boolean }

const Length = ({ dates, start, end, range }: LengthProps) => {
  if (start === undefined || end === undefined || end <= start) return <p className={styles.length} data-note />
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
      <div className={styles.DatesPopup} data-stack>
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
