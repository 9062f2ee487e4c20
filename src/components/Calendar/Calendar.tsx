import { memo, useEffect, useMemo, useRef, useState } from "react"
import { type ChevronProps, DayPicker, type Labels } from "react-day-picker"
import { es } from "react-day-picker/locale/es"
import { Button } from "../Button/Button"
import { Icon } from "../Icon/Icon"
import { useBeside } from "../Popup/usePopover"
import styles from "./Calendar.module.css"

export type CalendarWords = { readonly previousMonth: string; readonly nextMonth: string }

export type CalendarProps = {
  /** Names of the two arrows. */
  readonly words: CalendarWords
  /** `YYYY-MM-DD`, like every day here. */
  readonly today: string
  /** First day of the range; undefined before a choice. */
  readonly start: string | undefined
  /** Last day; undefined while only the first is chosen. */
  readonly end: string | undefined
  /** Marks days outside the rules (past or too far). The visitor can still pick them. */
  readonly muted: (day: string) => boolean
  /** Receives the new range after each press. */
  readonly onPick: (start: string, end: string | undefined) => void
}

const Chevron = ({ orientation }: ChevronProps) => (
  <Icon name={orientation === "left" ? "caret-left-bold" : "caret-right-bold"} />
)

const components = { Chevron }

type NameOf = Labels["labelDayButton"]

/** Keeps each name: writing those of 84 days takes longer than drawing the days. */
const kept = (nameOf: NameOf): NameOf => {
  const names = new Map<string, string>()
  return (date, modifiers, ...rest) => {
    const key = `${date.getTime()} ${modifiers.today} ${modifiers.selected}`
    const name = names.get(key) ?? nameOf(date, modifiers, ...rest)
    names.set(key, name)
    return name
  }
}

const spanish = es.labels?.labelDayButton
const dayLabels = typeof spanish === "function" ? { labelDayButton: kept(spanish) } : {}

/** The sheet has the picker's own names. */
const classNames = { ...styles, root: styles.Calendar ?? "" }

const rangeOf = (start: string | undefined, end: string | undefined) => {
  if (start === undefined) return undefined
  const from = toDate(start)
  return { from, to: end !== undefined && end > start ? toDate(end) : from }
}

type Span = Pick<CalendarProps, "start" | "end" | "today">

const usePair = ({ start, today }: Span) => {
  const [month, setMonth] = useState(() => toDate(start ?? today))
  const [followed, setFollowed] = useState(start)
  if (start !== followed) {
    setFollowed(start)
    const away = start === undefined ? 0 : monthsBetween(month, toDate(start))
    if (start !== undefined && (away < 0 || away >= 2)) setMonth(toDate(start))
  }
  return { numberOfMonths: 2, month, onMonthChange: setMonth }
}

/** The months in which a trip may start; more on request, by arrow key or for a chosen end. */
const useScroll = ({ start, end, today }: Span) => {
  const now = toDate(today)
  const upTo = (day: Date) => monthsBetween(now, day) + 1
  const [asked, setAsked] = useState(4)
  const numberOfMonths = Math.max(asked, upTo(toDate(end ?? start ?? today)))
  return {
    numberOfMonths,
    month: now,
    onMonthChange: (month: Date) => setAsked(upTo(month)),
    more: () => setAsked(numberOfMonths + 1)
  }
}

const Months = ({ words, today, start, end, muted, onPick }: CalendarProps) => {
  const beside = useBeside()
  const pair = usePair({ start, end, today })
  const { more, ...scroll } = useScroll({ start, end, today })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!beside) root.current?.querySelector("[data-selected]")?.closest("table")?.scrollIntoView({ block: "nearest" })
  }, [beside])
  // The picker makes its months anew for each new object.
  const labels = useMemo(
    () => ({ ...dayLabels, labelPrevious: () => words.previousMonth, labelNext: () => words.nextMonth }),
    [words]
  )
  const now = useMemo(() => toDate(today), [today])
  const pick = (picked: Date) => {
    const range = pickRange(start, end, toIso(picked))
    onPick(range.start, range.end)
  }
  return (
    <div ref={root}>
      <DayPicker
        mode="range"
        locale={es}
        weekStartsOn={1}
        {...(beside ? pair : scroll)}
        hideNavigation={!beside}
        hidden={beside ? false : { before: mondayOf(now) }}
        today={now}
        selected={rangeOf(start, end)}
        onSelect={(_range, picked) => pick(picked)}
        modifiers={{ muted: (date) => muted(toIso(date)) }}
        modifiersClassNames={{ muted: styles.muted ?? "" }}
        labels={labels}
        components={components}
        classNames={classNames}
      />
      {!beside && (
        <div className={styles.more}>
          <Button kind="line" block onClick={more}>
            {words.nextMonth}
          </Button>
        </div>
      )}
    </div>
  )
}

const isSame = (before: CalendarProps, after: CalendarProps) =>
  (["words", "today", "start", "end"] as const).every((name) => before[name] === after[name])

/**
 * Months to pick a range of days with mouse or arrow keys: two beside each other, and on narrow
 * screens a scroll that begins with this week. Weeks start on Monday (QB-02). Draws for other days
 * alone: each key in the fields beside it would draw 84 cells.
 */
export const Calendar = memo(Months, isSame)

const pad = (value: number, size: number) => String(value).padStart(size, "0")

/** The date picker uses local `Date`s. Noon keeps the day the same across changes of clocks. */
const toDate = (iso: string) => {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number)
  const date = new Date(2000, month - 1, day, 12)
  date.setFullYear(year, month - 1, day)
  return date
}

const toIso = (date: Date) => `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`

const mondayOf = (date: Date) => {
  const monday = new Date(date)
  monday.setDate(date.getDate() - ((date.getDay() + 6) % 7))
  return monday
}

const pickRange = (start: string | undefined, end: string | undefined, picked: string) =>
  start !== undefined && end === undefined && picked > start
    ? { start, end: picked }
    : { start: picked, end: undefined }

const monthsBetween = (from: Date, to: Date) =>
  (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
