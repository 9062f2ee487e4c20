import { Effect, Layer } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { QuoteApiMemory, type QuoteApiMemoryOptions } from "../../../contracts/fixtures/memory/provider"
import { ClockMemory } from "../../../contracts/fixtures/memory/world"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { type Channel, CurrentChannel } from "../channel/channel"
import { utcDay } from "../trip/calendar"
import type { Search } from "../trip/search"
import { dayAfter } from "../trip/tidyDates"
import type { Plan } from "./plan"
import { QuoteDeclined, type QuoteFailure, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "./QuoteApi"
import { requestQuotes } from "./requestQuotes"

const channel: Channel = {
  ...aChannel,
  trip: {
    maxDays: 60,
    maxDaysToStart: 90,
    durations: [
      { destination: "CERCA", annual: false, bands: [{ upToDays: 21, code: "NEAR" }] },
      { annual: null, bands: [{ upToDays: 30, code: "FAR" }] }
    ]
  }
}

const today = "2026-11-21"

const search: Search = {
  trip: { destination: "LEJOS", start: "2026-12-05", end: "2026-12-19", ages: [34, 0, 71] },
  phone: "1155550143",
  email: "ana@example.com",
  subscribed: false
}

const plan = (title: string, favorite: number, amount: number): Plan => ({
  ...silverPlan,
  id: title,
  title,
  favorite,
  amount
})

const world = (options: QuoteApiMemoryOptions, day = today) =>
  Layer.mergeAll(Layer.succeed(CurrentChannel, channel), ClockMemory(day), QuoteApiMemory(options))

const quote = (one: Search, options: QuoteApiMemoryOptions = {}, day = today) =>
  Effect.runPromise(requestQuotes(one).pipe(Effect.provide(world(options, day))))

const refusal = (one: Search, options: QuoteApiMemoryOptions = {}, day = today) =>
  Effect.runPromise(requestQuotes(one).pipe(Effect.flip, Effect.provide(world(options, day))))

const to = (trip: Partial<Search["trip"]>): Search => ({ ...search, trip: { ...search.trip, ...trip } })

test("uses the code and flag of a destination with its own table", async () => {
  const asked: Array<QuoteRequest> = []
  await quote({ ...to({ destination: "CERCA" }), subscribed: true }, { asked })
  expect(asked).toMatchObject([{ code: "NEAR", annual: false, subscribed: true }])
})

test("returns the plans, favourites first", async () => {
  const plans = [plan("dear", 0, 900), plan("cheap", 0, 100), plan("recommended", 2, 500), plan("most chosen", 1, 700)]
  expect((await quote(search, { plans })).map(({ title }) => title)).toEqual([
    "most chosen",
    "recommended",
    "cheap",
    "dear"
  ])
})

test.each([
  ["incomplete", { destination: "" }],
  ["tooLong", { end: "2027-02-04" }],
  ["startsTooLate", { start: "2027-02-20", end: "2027-02-25" }],
  ["noBand", { end: "2027-01-05" }]
])("a trip against the rules sends no request: %s", async (why, trip) => {
  const asked: Array<QuoteRequest> = []
  expect(await refusal(to(trip), { asked })).toMatchObject({ _tag: "NotQuotable", why })
  expect(asked).toEqual([])
})

// TR-15
test.each([{ phone: "" }, { email: "" }])("a search whose visitor has left sends no request: %j", async (left) => {
  const asked: Array<QuoteRequest> = []
  expect(await refusal({ ...search, ...left }, { asked })).toMatchObject({ _tag: "NotQuotable", why: "incomplete" })
  expect(asked).toEqual([])
})

// OU-13
test("a request leaves exactly if every rule is met", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("LEJOS", "CERCA", ""),
      fc.integer({ min: -1, max: 70 }),
      fc.integer({ min: 0, max: 100 }),
      async (destination, days, daysToStart) => {
        const asked: Array<QuoteRequest> = []
        const trip = { destination, start: dayAfter(today, daysToStart), end: dayAfter(today, daysToStart + days) }
        await Effect.runPromise(requestQuotes(to(trip)).pipe(Effect.exit, Effect.provide(world({ asked }))))
        const holds =
          destination !== "" && days >= 1 && days <= (destination === "CERCA" ? 21 : 30) && daysToStart <= 90
        expect(asked).toHaveLength(holds ? 1 : 0)
      }
    )
  )
})

// QR-05, OU-13
test("the ninety days count from the day in UTC, also at 23:30 in Buenos Aires", async () => {
  const late = utcDay(Date.parse("2026-11-20T23:30:00-03:00"))
  const early = utcDay(Date.parse("2026-11-20T20:30:00-03:00"))
  const ninetyFromThe21st = to({ start: "2027-02-19", end: "2027-02-25" })
  expect(await quote(ninetyFromThe21st, {}, late)).toEqual([])
  expect(await refusal(ninetyFromThe21st, {}, early)).toMatchObject({ why: "startsTooLate" })
})

test.each<QuoteFailure>([
  new QuoteUnavailable({ cause: "timeout" }),
  new QuoteRefused({ status: 400 }),
  new QuoteDeclined({ message: "Sin servicio" })
])("$_tag reaches the caller unchanged, after one request", async (failure) => {
  const asked: Array<QuoteRequest> = []
  expect(await refusal(search, { asked, failure })).toBe(failure)
  expect(asked).toHaveLength(1)
})
