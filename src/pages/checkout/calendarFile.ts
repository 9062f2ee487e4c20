import type { Day } from "../../core/trip/calendar"
import { dayAfter } from "../../core/trip/tidyDates"

/** Whole days in a calendar, both included. They hold no personal data. */
export interface CalendarEvent {
  /** Unique among events, such as the number of the voucher: letters and digits. */
  readonly reference: string
  readonly title: string
  readonly note: string
  readonly start: Day
  readonly end: Day
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (found) => `\\${found}`).replace(/\r?\n|\r/g, "\\n")

const octets = (text: string) => new TextEncoder().encode(text).length

/**
 * Breaks a line after 75 octets at most. The rest follows in a new line after a blank; no letter is
 * cut (RFC 5545, 3.1).
 */
const fold = (line: string): string => {
  const parts = [""]
  for (const letter of line) {
    const current = parts.at(-1) ?? ""
    const most = parts.length === 1 ? 75 : 74
    if (octets(current + letter) > most) parts.push(letter)
    else parts[parts.length - 1] = current + letter
  }
  return parts.join("\r\n ")
}

const compact = (day: Day) => day.replaceAll("-", "")

const linesOf = ({ end, note, reference, start, title }: CalendarEvent, host: string, now: number) => [
  "BEGIN:VEVENT",
  `UID:${reference.replace(/[^\w-]/g, "")}@${host}`,
  `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, "")}`,
  `DTSTART;VALUE=DATE:${compact(start)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(end, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(note)}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT"
]

/**
 * Events as an iCalendar file (RFC 5545), issued by `host`; `now` in milliseconds. A whole-day
 * event ends on the day after its last.
 */
export const calendarFile = (events: ReadonlyArray<CalendarEvent>, host: string, now: number): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(host)}//viaje//ES`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => linesOf(event, host, now)),
    "END:VCALENDAR",
    ""
  ]
    .map(fold)
    .join("\r\n")
