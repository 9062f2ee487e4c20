import { describe, expect, test } from "vitest"
import { calendarFile } from "./calendarFile"

const trip = {
  reference: "48201936",
  title: "Viaje a LATINOAMÉRICA Y CARIBE: asistencia PLATINUM",
  note: "Voucher 48201936. Asistencia: +54 11 5555 0151, 0800 555 0151; a toda hora.",
  start: "2026-12-30",
  end: "2026-12-31"
}
const now = Date.UTC(2026, 11, 20, 12, 30, 5, 250)
const file = (change: Partial<typeof trip> = {}) => calendarFile([{ ...trip, ...change }], "asistencia.example", now)
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n")

describe("a trip in the calendar", () => {
  test("covers whole days, the last one included, across the year", () => {
    expect(unfolded(file())).toEqual(
      expect.arrayContaining(["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270101", "DTSTAMP:20261220T123005Z"])
    )
    expect(file({ end: "2028-02-28" })).toContain("DTEND;VALUE=DATE:20280229\r\n")
  })

  test("has the voucher as its id, so that a second import replaces it", () => {
    expect(unfolded(file({ reference: "AB 12/x" }))).toContain("UID:AB12x@asistencia.example")
    expect(file()).toBe(file())
  })

  test("stands beside other days in one file", () => {
    const both = calendarFile(
      [trip, { ...trip, reference: "48201936-reintegro", start: "2027-01-30", end: "2027-01-30" }],
      "a.example",
      now
    )
    expect(unfolded(both).filter((line) => /^(BEGIN|END|UID)/.test(line))).toEqual([
      "BEGIN:VCALENDAR",
      ...["48201936", "48201936-reintegro"].flatMap((id) => ["BEGIN:VEVENT", `UID:${id}@a.example`, "END:VEVENT"]),
      "END:VCALENDAR"
    ])
  })

  test("escapes the special characters of its format", () => {
    expect(unfolded(file({ note: "a,b;c\\d\ne" }))).toContain("DESCRIPTION:a\\,b\\;c\\\\d\\ne")
    expect(unfolded(file({ title: "Viaje\r\nATTENDEE:x" }))).not.toContain("ATTENDEE:x")
  })

  test("has lines of 75 octets at most, which end in CRLF and cut no letter", () => {
    const long = file({ title: "Ñandú 🧳 ".repeat(40) })
    expect(long.endsWith("END:VCALENDAR\r\n")).toBe(true)
    expect(long.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
    const lines = long.split("\r\n")
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(unfolded(long)).toContain(`SUMMARY:${"Ñandú 🧳 ".repeat(40)}`)
  })
})
