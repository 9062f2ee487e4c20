import type { CalendarWords } from "../Calendar/Calendar"
import type { DestinationOption } from "../DestinationPopup/DestinationPopup"
import type { PopupProps } from "../Popup/Popup"
import type { Dismissal } from "../Popup/usePopover"

export type DatePair = { readonly start: string; readonly end: string }

/**
 * The popup's knowledge of days. An `iso` is `YYYY-MM-DD`; a `text` is what the visitor typed. The
 * `lengths` are those that the channel sells to the destination, in days.
 */
export type DateRules = {
  readonly read: (text: string) => string | undefined
  readonly show: (iso: string) => string
  readonly today: string
  readonly muted: (iso: string) => boolean
  readonly after: (iso: string, days: number) => string
  readonly lengths: (destination: string) => ReadonlyArray<number>
  readonly length: (startIso: string, endIso: string) => string
}

export type DatesPopupWords = CalendarWords & {
  readonly title: string
  readonly start: string
  readonly end: string
  readonly placeholder: string
  readonly hint: string
  readonly lengths: string
  readonly days: (days: number) => string
  /** Why no length can be picked yet. */
  readonly startFirst: string
  readonly unreadable: (typed: string) => string
  readonly apply: string
  readonly close: string
}

export type DatesPopupProps = Pick<PopupProps, "id" | "label" | "led" | "openAtOnce"> & {
  /** Title, the fields' and buttons' labels, and the sentence for an unreadable date. */
  readonly words: DatesPopupWords
  /** Where the trip goes: a sheet that leads says so. */
  readonly destination?: DestinationOption | undefined
  /** Reads, writes and judges days. */
  readonly dates: DateRules
  /** Usual lengths in days: a button each. */
  readonly lengths: ReadonlyArray<number>
  /** The first day as typed, not yet read. */
  readonly start: string
  /** The last day as typed. */
  readonly end: string
  /** Receives what changed. */
  readonly onChange: (typed: { readonly start?: string; readonly end?: string }) => void
  /** A field was left or pasted into: the parent rewrites readable dates as `DD/MM/AAAA`. */
  readonly onTidy: () => void
  /** What is wrong with the dates, in a sentence; undefined: nothing. */
  readonly problem: string | undefined
  /** Shows the problem before the visitor applies the dates. */
  readonly showProblem: boolean
  /** Takes the dates over. Return false if they are wrong: the popup stays open. */
  readonly onApply: () => boolean
  /** Closed without applying: by Escape or its cross, or by a press outside. */
  readonly onDismiss: (why: Dismissal) => void
}

export const rangeText = (dates: DateRules, start: string, end: string) => `${dates.show(start)} – ${dates.show(end)}`

/** `12/01/2027 – 26/01/2027`; an empty string while one date is unreadable. */
export const showRange = (dates: DateRules, start: string, end: string) => {
  const from = dates.read(start)
  const to = dates.read(end)
  return from === undefined || to === undefined ? "" : rangeText(dates, from, to)
}
