import { describe, expect, test } from "vitest"
import { brandOf } from "../../contracts/fixtures/brands"
import { bandsOf, specifiedChannels } from "../../contracts/fixtures/specifiedChannels"
import { destinationsFor } from "../core/trip/DestinationsApi"
import { durationCode, judgeTrip, maxDaysTo } from "../core/trip/tripRules"
import { destinations } from "./destinations"

const today = "2026-11-21"
const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const verdict = (id: string, destination: string, days: number, daysToStart = 30) => {
  const start = plus(today, daysToStart)
  return judgeTrip({ destination, start, end: plus(start, days), ages: [30] }, brandOf(id).channel.trip, today)
}

// QR-17, QR-18, QR-19, QR-20, QR-21
const printedBands = specifiedChannels.flatMap(({ bands, id }) =>
  Object.entries(bands).map(([destination, printed]): [string, string, string] => [id, destination, printed])
)

describe.each(printedBands)("%s to %s: %s", (id, destination, printed) => {
  const bands = bandsOf(printed)
  const annual = destination === "ARGENTINA" ? false : null

  test.each(bands)("trips of $from and $to days have the code $code", ({ code, from, to }) => {
    expect(verdict(id, destination, from)).toEqual({ is: "quotable", code, annual, days: from })
    expect(verdict(id, destination, to)).toEqual({ is: "quotable", code, annual, days: to })
  })

  test("the first day after the last band is too long, and a trip of no days has no code", () => {
    const last = bands.at(-1)?.to ?? 0
    expect(verdict(id, destination, last + 1)).toEqual({ is: "tooLong" })
    expect(verdict(id, destination, 0)).toEqual({ is: "incomplete" })
  })
})

// QR-10
describe("the longest trip", () => {
  test.each(specifiedChannels)("$id: $maxDays days", ({ id, maxDays }) => {
    const { code, trip } = brandOf(id).channel
    for (const { name } of destinationsFor(code, destinations)) {
      expect(maxDaysTo(name, trip)).toBe(name === "ARGENTINA" ? 21 : maxDays)
    }
  })
})

test.each(specifiedChannels)(
  "$id: a trip may start today or in $maxDaysToStart days, and no later (QR-12)",
  (channel) => {
    const { id, maxDays, maxDaysToStart: last } = channel
    expect(brandOf(id).channel.trip.maxDaysToStart, "the latest start of specifiedChannels.ts").toBe(last)
    expect(verdict(id, "EUROPA", 5, 0).is).toBe("quotable")
    expect(verdict(id, "EUROPA", 5, last).is).toBe("quotable")
    expect(verdict(id, "EUROPA", 5, last + 1)).toEqual({ is: "startsTooLate" })
    expect(verdict(id, "EUROPA", maxDays + 1, last + 1), "the length is checked first").toEqual({ is: "tooLong" })
  }
)

// QR-15
test.each([
  ["bbva", "EUROPA", 91],
  ["b2cchile", "EUROPA", 61],
  ["belo", "ARGENTINA", 22],
  ["belo", "LATINOAMÉRICA", 91],
  ["belo", "CARIBE", 91],
  ["b2c", "EUROPA", 181]
])("%s to %s: no band has %i days", (id, destination, days) =>
  expect(durationCode(destination, days, brandOf(id).channel.trip.durations)).toBeUndefined()
)
