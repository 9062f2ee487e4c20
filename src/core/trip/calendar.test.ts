import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ageOn, daysBetween, isDay, showDay, utcDay } from "./calendar"

const aDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe("a day", () => {
  test.each(["0001-01-01", "9999-12-31"])("%s exists", (day) => expect(isDay(day)).toBe(true))

  test.each(["2100-02-29", "0000-01-01", "26-01-01", "2026-1-1", "2026-01-01T00:00:00Z", " 2026-01-01", "", "mañana"])(
    "%j does not exist",
    (day) => expect(isDay(day)).toBe(false)
  )

  test.each([1900, 2000, 2026, 2028])("the days of %i are those of the Gregorian calendar", (year) => {
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const written = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
        const made = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
        expect([written, isDay(written)]).toEqual([written, made === written])
      }
  })
})

// QB-13
test("a day is shown as DD/MM/YYYY", () => {
  expect(showDay("2026-01-05")).toBe("05/01/2026")
  expect(showDay("0987-12-31")).toBe("31/12/0987")
})

describe("days between two days", () => {
  test.each([
    ["2026-12-05", "2026-12-05", 0],
    ["2026-12-06", "2026-12-05", -1],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-01-12", "2027-01-26", 14]
  ])("%s to %s: %i", (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  test.each([
    ["Santiago's clock goes forward", "2026-09-05", "2026-09-06"],
    ["Santiago's clock goes back", "2027-04-03", "2027-04-04"],
    ["Auckland's clock goes forward", "2026-09-26", "2026-09-27"],
    ["Auckland's clock goes back", "2027-04-03", "2027-04-04"]
  ])("%s: the night still counts as one day", (_, from, to) => {
    expect(daysBetween(from, to)).toBe(1)
    expect(daysBetween(plus(from, -1), plus(to, 1))).toBe(3)
  })

  test("adding and counting days are inverse, both ways", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        expect(daysBetween(day, plus(day, days))).toBe(days)
        expect(daysBetween(plus(day, days), day)).toBe(0 - days)
      })
    )
  })
})

describe("today is the day in UTC", () => {
  test.each([
    ["2026-11-20T23:30:00-03:00", "2026-11-21"],
    ["2026-11-20T20:59:59-03:00", "2026-11-20"],
    ["2026-11-20T21:00:00-03:00", "2026-11-21"],
    ["2026-11-21T12:59:59+13:00", "2026-11-20"],
    ["2026-11-21T13:00:00+13:00", "2026-11-21"],
    ["2026-12-31T23:30:00-03:00", "2027-01-01"]
  ])("at %s it is %s", (instant, day) => expect(utcDay(Date.parse(instant))).toBe(day))
})

// VA-06
describe("age in whole years", () => {
  test.each([
    ["1990-06-15", "2026-06-14", 35],
    ["1990-06-15", "2026-06-15", 36],
    ["2026-11-21", "2026-11-21", 0],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22]
  ])("born %s, on %s: %i", (birth, today, age) => expect(ageOn(birth, today)).toBe(age))

  test("grows by one exactly on the birthday, or on 1 March for a person born on 29 February", () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 110 }), (birth, age) => {
        const year = Number(birth.slice(0, 4)) + age
        const sameDay = `${year}${birth.slice(4)}`
        const birthday = isDay(sameDay) ? sameDay : `${year}-03-01`
        expect(ageOn(birth, birthday)).toBe(age)
        expect(ageOn(birth, plus(birthday, -1))).toBe(age - 1)
      })
    )
  })
})
