import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { ageOn, daysBetween, isDay, readDay, readNearDay, readRange, showDay, tidyDates, utcDay } from "./calendar"

const aDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe("a day exists or not", () => {
  test.each([
    "2026-01-31",
    "2026-02-28",
    "2024-02-29",
    "2000-02-29",
    "2026-04-30",
    "2026-12-31",
    "0001-01-01",
    "9999-12-31"
  ])("%s does", (day) => expect(isDay(day)).toBe(true))

  test.each([
    "2026-02-31",
    "2026-02-29",
    "1900-02-29",
    "2100-02-29",
    "2024-02-30",
    "2026-04-31",
    "2026-06-31",
    "2026-09-31",
    "2026-11-31",
    "2026-01-32",
    "2026-00-10",
    "2026-13-10",
    "2026-01-00",
    "0000-01-01",
    "26-01-01",
    "2026-1-1",
    "2026-01-01T00:00:00Z",
    " 2026-01-01",
    "",
    "mañana"
  ])("%j does not", (day) => expect(isDay(day)).toBe(false))

  test("exactly those that the Gregorian calendar has", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const made = new Date(Date.UTC(year, month - 1, day))
          const written = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
          expect(isDay(written)).toBe(made.toISOString().slice(0, 10) === written)
        }
      )
    )
  })
})

describe("a typed date is read", () => {
  test.each([
    ["05/12/2026", "2026-12-05"],
    ["5/12/2026", "2026-12-05"],
    ["5/1/2026", "2026-01-05"],
    ["05-12-2026", "2026-12-05"],
    ["05.12.2026", "2026-12-05"],
    ["05 12 2026", "2026-12-05"],
    ["05 / 12 / 2026", "2026-12-05"],
    ["  05/12/2026  ", "2026-12-05"],
    ["05122026", "2026-12-05"],
    ["29/02/2028", "2028-02-29"],
    ["31/12/2026", "2026-12-31"],
    ["2026-12-05", "2026-12-05"],
    ["2026/12/05", "2026-12-05"],
    ["2026.12.5", "2026-12-05"],
    ["2026-12-05T00:00:00", "2026-12-05"],
    ["2026-12-05T23:30:00.000Z", "2026-12-05"],
    ["2026-12-05T23:30:00-03:00", "2026-12-05"],
    ["2026-12-05 10:00", "2026-12-05"],
    ["05/12/2026 10:00", "2026-12-05"],
    ["05/12/2026, 8:05hs", "2026-12-05"],
    ["05\u201312\u20132026", "2026-12-05"],
    ["05\u201112\u20142026", "2026-12-05"],
    ["05\u221212\u22122026", "2026-12-05"],
    ["05\u00a0/\u00a012\u202f/\u00a02026", "2026-12-05"],
    ["\u200e05/12/2026", "2026-12-05"],
    ["\u202a05\u200f/12/2026\u202c\u200b", "2026-12-05"],
    ["\ufeff05/12/2026", "2026-12-05"]
  ])("%j is %s", (typed, day) => expect([readDay(typed), readNearDay(typed)]).toEqual([day, day]))

  test.each([
    ["27/11/26", "2026-11-27"],
    ["7-1-27", "2027-01-07"],
    ["27\u201311\u201326", "2026-11-27"],
    ["29/02/28", "2028-02-29"]
  ])("%j is %s of a trip or a purchase, and no birth date", (typed, day) =>
    expect([readDay(typed), readNearDay(typed)]).toEqual([undefined, day])
  )

  test.each([
    "",
    " ",
    "31/02/2026",
    "29/02/2026",
    "31/04/2026",
    "00/01/2026",
    "01/00/2026",
    "01/13/2026",
    "12/31/2026",
    "11/25/2026",
    "2026/13/05",
    "2026-25-11",
    "29/02/27",
    "05/12/20266",
    "05/12/202",
    "05/12/6",
    "5122026",
    "051226",
    "051220261",
    "05/12",
    "05/12/2026 hoy",
    "05/12/2026 - 06/12/2026",
    "+5/12/2026",
    "-5/12/2026",
    "5.0/12/2026",
    "٠٥/١٢/٢٠٢٦",
    "hoy"
  ])("%j is no date", (typed) => expect([readDay(typed), readNearDay(typed)]).toEqual([undefined, undefined]))

  test("what is shown is read back, for every day", () => {
    fc.assert(fc.property(aDay, (day) => readDay(showDay(day)) === day))
  })

  test("it never throws, and gives a day that exists or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        for (const day of [readDay(typed), readNearDay(typed)]) expect(day === undefined || isDay(day)).toBe(true)
      })
    )
  })
})

describe("a range that is pasted into one field", () => {
  test.each([
    "25/11/2026 - 09/12/2026",
    "25/11/2026-9/12/2026",
    "25/11/2026 \u2013 09/12/2026",
    "25-11-2026 al 09-12-2026",
    "Del 25.11.2026 al 09.12.2026.",
    "25/11/26 a 9/12/26",
    "2026-11-25 - 2026-12-09",
    "2026-11-25/2026-12-09",
    "25/11/2026 14:30 \u2192 09/12/2026 22:05",
    "\u200e25/11/2026\u200e - \u200e09/12/2026",
    "Ida: 25/11/2026\tVuelta: 09/12/2026"
  ])("%j", (typed) => expect(readRange(typed)).toEqual({ start: "2026-11-25", end: "2026-12-09" }))

  test.each([
    "",
    "25/11/2026",
    "25/11 - 09/12/2026",
    "31/02/2027 - 05/03/2027",
    "25/11/2026 - 09/12/2026 - 10/12/2026"
  ])("%j is none", (typed) => expect(readRange(typed)).toBeUndefined())
})

describe("the two dates of a trip, tidied", () => {
  const both = { start: "25/11/2026", end: "09/12/2026" }
  test.each([
    ["each as it is shown", { start: "2026-11-25", end: "9-12-26" }, both],
    ["a range in the first field fills both", { start: "25/11/2026 - 09/12/2026", end: "" }, both],
    ["a range in the second field fills both", { start: "01/01/2027", end: "25/11/2026 al 09/12/2026" }, both],
    ["what cannot be read stays as it is", { start: "31/02/2027", end: " " }, { start: "31/02/2027", end: " " }]
  ])("%s", (_, typed, tidied) => expect(tidyDates(typed)).toEqual(tidied))

  test("what is tidied stays so", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), aDay, (typed, day) => {
        const once = tidyDates({ start: typed, end: day })
        expect(tidyDates(once)).toEqual(once)
      })
    )
  })
})

test("a day is shown as DD/MM/YYYY", () => {
  expect(showDay("2026-01-05")).toBe("05/01/2026")
  expect(showDay("0987-12-31")).toBe("31/12/0987")
})

describe("days between two days", () => {
  test.each([
    ["2026-12-05", "2026-12-05", 0],
    ["2026-12-05", "2026-12-06", 1],
    ["2026-12-06", "2026-12-05", -1],
    ["2026-12-31", "2027-01-01", 1],
    ["2026-01-01", "2027-01-01", 365],
    ["2024-01-01", "2025-01-01", 366],
    ["2026-02-28", "2026-03-01", 1],
    ["2028-02-28", "2028-03-01", 2],
    ["2100-02-28", "2100-03-01", 1],
    ["2000-02-28", "2000-03-01", 2],
    ["2027-01-12", "2027-01-26", 14]
  ])("%s to %s: %i", (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  test.each([
    ["Santiago's clock goes forward", "2026-09-05", "2026-09-06"],
    ["Santiago's clock goes back", "2027-04-03", "2027-04-04"],
    ["Auckland's clock goes forward", "2026-09-26", "2026-09-27"],
    ["Auckland's clock goes back", "2027-04-03", "2027-04-04"]
  ])("%s: the weekend still counts one", (_, from, to) => {
    expect(daysBetween(from, to)).toBe(1)
    expect(daysBetween(plus(from, -1), plus(to, 1))).toBe(3)
  })

  test("adding days and counting them are inverse, both ways", () => {
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

describe("age in whole years", () => {
  test.each([
    ["1990-06-15", "2026-06-14", 35],
    ["1990-06-15", "2026-06-15", 36],
    ["1990-06-15", "2026-06-16", 36],
    ["1990-06-15", "2026-05-31", 35],
    ["1990-06-15", "2026-07-01", 36],
    ["2026-11-21", "2026-11-21", 0],
    ["2025-11-22", "2026-11-21", 0],
    ["2025-11-21", "2026-11-21", 1],
    ["2000-12-31", "2027-01-01", 26],
    ["2004-02-29", "2026-02-28", 21],
    ["2004-02-29", "2026-03-01", 22],
    ["2004-02-29", "2028-02-28", 23],
    ["2004-02-29", "2028-02-29", 24]
  ])("born %s, on %s: %i", (birth, today, age) => expect(ageOn(birth, today)).toBe(age))

  test("it grows by one exactly on the birthday, on 1 March for those born on 29 February", () => {
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
