import { describe, expect, test } from "vitest"
import type { Channel } from "../channel/channel"
import { dayAfter } from "./tidyDates"
import { durationCode, judgeTrip, type Trip } from "./tripRules"

/**
 * Uses every feature: a limit and a table for one destination, and a gap between the last band and
 * the limit.
 */
const rules: Channel["trip"] = {
  maxDays: 100,
  shorter: [{ destination: "CERCA", maxDays: 21 }],
  maxDaysToStart: 90,
  durations: [
    { destination: "CERCA", annual: false, bands: [{ upToDays: 20, code: "NEAR" }] },
    {
      annual: null,
      bands: [
        { upToDays: 30, code: "SHORT" },
        { upToDays: 60, code: "LONG" }
      ]
    }
  ]
}

const today = "2026-11-21"

const trip = (days: number, { destination = "LEJOS", daysToStart = 10 } = {}): Trip => {
  const start = dayAfter(today, daysToStart)
  return { destination, start, end: dayAfter(start, days), ages: [30] }
}

describe("the duration code", () => {
  test.each([
    ["LEJOS", 0, undefined],
    ["LEJOS", -1, undefined],
    ["LEJOS", 1, { code: "SHORT", annual: null }],
    ["LEJOS", 30, { code: "SHORT", annual: null }],
    ["LEJOS", 31, { code: "LONG", annual: null }],
    ["LEJOS", 60, { code: "LONG", annual: null }],
    ["LEJOS", 61, undefined],
    ["CERCA", 1, { code: "NEAR", annual: false }],
    ["CERCA", 20, { code: "NEAR", annual: false }],
    ["CERCA", 21, undefined]
  ])("to %s for %i days", (destination, days, code) =>
    expect(durationCode(destination, days, rules.durations)).toEqual(code)
  )

  test("needs a table", () => {
    expect(durationCode("LEJOS", 5, [])).toBeUndefined()
    expect(durationCode("LEJOS", 5, rules.durations.slice(0, 1))).toBeUndefined()
  })
})

// QR-15
describe("the verdict on a trip", () => {
  test("includes code, flag and days if quotable", () => {
    expect(judgeTrip(trip(31), rules, today)).toEqual({ is: "quotable", code: "LONG", annual: null, days: 31 })
    expect(judgeTrip(trip(5, { destination: "CERCA" }), rules, today)).toEqual({
      is: "quotable",
      code: "NEAR",
      annual: false,
      days: 5
    })
  })

  test.each([
    ["no destination", { ...trip(5), destination: "" }],
    ["no days", trip(0)],
    ["an end before the start", trip(-3)],
    ["no start", { ...trip(5), start: "" }],
    ["no end", { ...trip(5), end: "" }],
    ["a start that is no day", { ...trip(5), start: "2026-02-31" }],
    ["an end that is no day", { ...trip(5), end: "pronto" }]
  ])("incomplete: %s", (_, one) => expect(judgeTrip(one, rules, today)).toEqual({ is: "incomplete" }))

  test.each([
    [100, "LEJOS", "noBand"],
    [101, "LEJOS", "tooLong"],
    [21, "CERCA", "noBand"],
    [22, "CERCA", "tooLong"]
  ])("%i days to %s: %s", (days, destination, is) =>
    expect(judgeTrip(trip(days, { destination }), rules, today).is).toBe(is)
  )

  test.each([
    [0, "quotable"],
    [90, "quotable"],
    [91, "startsTooLate"]
  ])("starting in %i days: %s", (daysToStart, is) =>
    expect(judgeTrip(trip(5, { daysToStart }), rules, today).is).toBe(is)
  )

  // QR-13
  test("gives one reason: incomplete, then too long, then too late, then without a band", () => {
    const late = { daysToStart: 91 }
    expect(judgeTrip(trip(0, late), rules, today).is).toBe("incomplete")
    expect(judgeTrip({ ...trip(101, late), destination: "" }, rules, today).is).toBe("incomplete")
    expect(judgeTrip(trip(101, late), rules, today).is).toBe("tooLong")
    expect(judgeTrip(trip(61, late), rules, today).is).toBe("startsTooLate")
    expect(judgeTrip(trip(61), rules, today).is).toBe("noBand")
  })
})
