import type { Day } from "../../core/trip/calendar"
import { dayAfter } from "../../core/trip/dayAfter"

/** A trip in a calendar: whole days, both included. It holds no personal data. */
export interface CalendarTrip {
  /** Unique among events, such as the number of the voucher: letters and digits. */
  readonly reference: string
  /** The host that issues the event. */
  readonly host: string
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

/**
 * The trip as an iCalendar file (RFC 5545); `now` in milliseconds. A whole-day event ends on the
 * day after its last.
 */
export const calendarFile = ({ end, host, note, reference, start, title }: CalendarTrip, now: number): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(host)}//viaje//ES`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${reference.replace(/[^\w-]/g, "")}@${host}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(end, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    ""
  ]
    .map(fold)
    .join("\r\n")
