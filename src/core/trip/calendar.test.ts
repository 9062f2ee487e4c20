import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ageOn, daysBetween, isDay, showDay, utcDay } from "./calendar"
import { dayAfter } from "./tidyDates"

const aDay = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => utcDay(date.getTime()))

describe("a day", () => {
  test.each(["0001-01-01", "9999-12-31", "2028-02-29", "2000-02-29"])("%s exists", (day) =>
    expect(isDay(day)).toBe(true)
  )

  test.each([
    "2100-02-29",
    "2026-02-30",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "0000-01-01",
    "26-01-01",
    "2026-1-1",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "",
    "mañana"
  ])("%j does not exist", (day) => expect(isDay(day)).toBe(false))
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
  })
})

describe("today is the day in UTC", () => {
  test.each([
    ["2026-11-20T20:59:59-03:00", "2026-11-20"],
    ["2026-11-20T21:00:00-03:00", "2026-11-21"],
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
        expect(ageOn(birth, dayAfter(birthday, -1))).toBe(age - 1)
      })
    )
  })
})
