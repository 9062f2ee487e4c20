import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isDay, showDay, utcDay } from "./calendar"
import { readDay } from "./readDay"
import { readCopiedDay, readNearDay, readRange, tidyDates } from "./tidyDates"

const aDay = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => utcDay(date.getTime()))

describe("a typed date is read", () => {
  // PA-10
  test.each([
    ["3 de marzo de 1985", "1985-03-03"],
    ["3 marzo 1985", "1985-03-03"],
    ["3-MAR-1985", "1985-03-03"],
    ["marzo 3, 1985", "1985-03-03"],
    ["Mar. 3, 1985", "1985-03-03"],
    ["marzo 3 de 1985", "1985-03-03"],
    ["March 3, 1985", "1985-03-03"],
    ["19850303", "1985-03-03"],
    ["20101210", "2010-12-10"],
    ["20121912", "1912-12-20"],
    ["03031985", "1985-03-03"],
    ["1985030", undefined],
    ["marzo 3", undefined],
    ["marzo 3, 85", undefined],
    ["29 de febrero de 2000", "2000-02-29"],
    ["domingo, 3 de marzo del 1985", "1985-03-03"],
    ["13/de marzo de 1985", "1985-03-13"],
    ["14/03/1992 00:00", "1992-03-14"],
    ["14/3/1992 0:00:00", "1992-03-14"],
    ["14/03/1992 12:00:00 AM", "1992-03-14"],
    ["14/03/1992 12:00:00 a. m.", "1992-03-14"],
    ["1992-03-14T00:00:00.000Z", "1992-03-14"],
    ["14/03/1992.", "1992-03-14"],
    ["14.3.1992;", "1992-03-14"],
    ["3 de marzo de 1985.", "1985-03-03"],
    ["14/03/92 00:00", undefined],
    ["14/03/1992 - 00:00", undefined],
    ["14.3.", undefined],
    ["14.3.19.", undefined],
    ["3 de marzo de 85", undefined],
    ["3 de marzo", undefined],
    ["3 de marzo de 198", undefined],
    ["29 de febrero de 1985", undefined],
    ["03/03/1985", undefined]
  ])("%j is %s as a birth date", (typed, day) => expect(readCopiedDay(typed)).toBe(day))

  test.each([
    ["05/12/2026", "2026-12-05"],
    ["5/12/2026", "2026-12-05"],
    ["05-12-2026", "2026-12-05"],
    ["05.12.2026", "2026-12-05"],
    ["05 12 2026", "2026-12-05"],
    ["05 / 12 / 2026", "2026-12-05"],
    ["  05/12/2026  ", "2026-12-05"],
    ["05122026", "2026-12-05"],
    ["2026-12-05", "2026-12-05"],
    ["2026/12/05", "2026-12-05"],
    ["2026.12.5", "2026-12-05"],
    ["05\u201312\u20132026", "2026-12-05"],
    ["05\u201112\u20142026", "2026-12-05"],
    ["05\u221212\u22122026", "2026-12-05"],
    ["05\u00a0/\u00a012\u202f/\u00a02026", "2026-12-05"],
    ["０５／１２／２０２６", "2026-12-05"]
  ])("%j is %s", (typed, day) => expect([readDay(typed), readNearDay(typed)]).toEqual([day, day]))

  test.each([
    ["27/11/26", "2026-11-27"],
    ["7-1-27", "2027-01-07"],
    ["2026-12-05T00:00:00", "2026-12-05"],
    ["2026-12-05T23:30:00-03:00", "2026-12-05"],
    ["2026-12-05 10:00", "2026-12-05"],
    ["05/12/2026 10:00", "2026-12-05"],
    ["05/12/2026, 8:05hs", "2026-12-05"],
    ["27\u201311\u201326", "2026-11-27"],
    ["29/02/28", "2028-02-29"],
    ["25 de noviembre de 2026", "2026-11-25"],
    ["25 de Noviembre del 2026", "2026-11-25"],
    ["1 de ene. de 2027", "2027-01-01"],
    ["5-sept-26", "2026-09-05"],
    ["9 de setiembre de 2026", "2026-09-09"],
    ["miércoles, 25 de noviembre de 2026", "2026-11-25"]
  ])("%j is %s as a trip or purchase date, but not as a birth date", (typed, day) =>
    expect([readDay(typed), readNearDay(typed)]).toEqual([undefined, day])
  )

  test.each([
    "",
    " ",
    "31/02/2026",
    "00/01/2026",
    "01/13/2026",
    "12/31/2026",
    "2026/13/05",
    "29/02/27",
    "05/12/20266",
    "05/12/6",
    "5122026",
    "051220261",
    "05/12",
    "05/12/2026 hoy",
    "25 de noviembres de 2026",
    "31 de febrero de 2026",
    "25 de noviembre",
    "25 de no de 2026",
    "05/12/2026 - 06/12/2026",
    "+5/12/2026",
    "-5/12/2026",
    "5.0/12/2026",
    "٠٥/١٢/٢٠٢٦",
    "hoy"
  ])("%j is not a date", (typed) => expect([readDay(typed), readNearDay(typed)]).toEqual([undefined, undefined]))

  test("every shown day is read back", () => {
    fc.assert(fc.property(aDay, (day) => readDay(showDay(day)) === day))
  })

  test("reading never throws, and gives an existing day or nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        for (const day of [readDay(typed), readNearDay(typed)]) expect(day === undefined || isDay(day)).toBe(true)
      })
    )
  })
})

describe("a range pasted into one field", () => {
  test.each([
    "25/11/2026 - 09/12/2026",
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
  ])("%j is not a range", (typed) => expect(readRange(typed)).toBeUndefined())
})

describe("the two dates of a trip", () => {
  const both = { start: "25/11/2026", end: "09/12/2026" }
  test.each([
    ["are formatted", { start: "2026-11-25", end: "9-12-26" }, both],
    ["both come from a range in the first field", { start: "25/11/2026 - 09/12/2026", end: "" }, both],
    ["both come from a range in the second field", { start: "01/01/2027", end: "25/11/2026 al 09/12/2026" }, both],
    ["stay as typed if unreadable", { start: "31/02/2027", end: " " }, { start: "31/02/2027", end: " " }]
  ])("%s", (_, typed, tidied) => expect(tidyDates(typed)).toEqual(tidied))

  test("do not change when tidied again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), aDay, (typed, day) => {
        const once = tidyDates({ start: typed, end: day })
        expect(tidyDates(once)).toEqual(once)
      })
    )
  })
})
