import { afterAll, expect, test } from "vitest"
import { aDay, daysBetween, utcDay } from "../../src/core/trip/calendar"
import { type Answer, type Fault, replaced } from "../verifier/faultyProvider"
import { foundBehind } from "./foundBehind"
import { checkedSandbox } from "./sandbox"

const { checked, close } = await checkedSandbox()
afterAll(close)

const duty = "each channel sells"
const quote = "POST /public_api/sales/quote"

/** Answers these quotes alone with a status. */
interface Quote {
  readonly Age: ReadonlyArray<number>
  readonly TripInitialDate: string
  readonly TripEndDate: string
}
const refusing =
  (status: number, is: (quote: Quote, channel: unknown) => boolean): Fault =>
  (answer, sent, { idchannel }) =>
    is(JSON.parse(sent).quote, idchannel) ? { ...answer, status } : answer
/** Answers the first quote of each of these words again. */
const firstOf = (wordsOf: (quote: Readonly<Record<string, unknown>>) => unknown): Fault => {
  const first = new Map<string, Answer>()
  return (answer, sent) => {
    const words = JSON.stringify(wordsOf(JSON.parse(sent).quote))
    first.set(words, first.get(words) ?? answer)
    return first.get(words) ?? answer
  }
}

const aPlan = JSON.stringify([
  { Id: 1, Title: "GOLD", Currency: "ARS", Rate: 1, Amount: 10.5, Installment: [], Benefit: [] }
])
const longAgo = utcDay(Date.now() - 3 * aDay)

test.each<readonly [fault: Fault, told: string]>([
  [refusing(500, (_, channel) => channel === "BELO"), "BELO BLN, 61 days for 34 years: got 500, not plans"],
  [
    refusing(400, ({ TripEndDate, TripInitialDate }) => daysBetween(TripInitialDate, TripEndDate) === 30),
    "B2C BTR, 30 days for 34 years: got 400, not plans"
  ],
  [
    refusing(400, ({ TripInitialDate }) => TripInitialDate <= utcDay(Date.now())),
    "B2C BTR, 1 day from today for 34 years: got 400, not plans"
  ],
  [refusing(400, ({ Age }) => Age.some((age) => age > 70)), "B2C BTR, 1 day for 71 years: got 400, not plans"],
  [
    replaced(/"Currency":"CLP"/g, '"Currency":"ARS"'),
    "B2CCHILE SEB, 31 days for 34 years: the portal drops 3 of 3 plans"
  ],
  [
    (answer, sent) => (sent.includes('"Age":[34') ? answer : replaced(/"Amount":/g, '"Amount":1')(answer)),
    "B2C BTR, 1 day: plan 101 costs another price for travellers of 71, 34 than for those of 34, 71 years"
  ],
  [
    (answer, sent) => (sent.includes(longAgo) ? { ...answer, status: 200, body: aPlan } : answer),
    "B2C BTR, 1 day: a trip that began three days ago was quoted"
  ],
  [
    firstOf(({ DestinationCountryIsoCode }) => DestinationCountryIsoCode),
    "B2C BTR, 1 day: four adults cost in each plan what one costs, or less"
  ]
])("a provider that does not sell in each channel is told: %#", async (fault, told) => {
  expect(await foundBehind(checked, duty, { [quote]: fault })).toEqual({
    faults: expect.arrayContaining([expect.stringContaining(told)])
  })
})

test("a price with cents in a currency that has none is odd", async () => {
  const channels = checked.channels.filter(({ idChannel }) => idChannel === "B2CCHILE")
  const found = await foundBehind({ ...checked, channels }, duty, {
    [quote]: (answer) => ({ ...answer, body: answer.status === 200 ? aPlan.replaceAll("ARS", "CLP") : answer.body })
  })
  expect(found).toEqual({
    faults: expect.any(Array),
    warnings: expect.arrayContaining(["B2CCHILE TRB, 1 day: plan 1 costs 10.5, and CLP has no cents"])
  })
})

test("prices that grow by the day in no plan are odd, and a channel may be missing; neither is a fault", async () => {
  const channels = checked.channels.filter(({ idChannel }) => idChannel === "B2C" || idChannel === "BELO")
  const found = await foundBehind({ ...checked, channels }, duty, {
    [quote]: firstOf(({ Age, TripInitialDate }) => [Age, TripInitialDate]),
    "POST /_sandbox/states": (answer, sent) => (sent.includes("BELO") ? { ...answer, status: 404 } : answer)
  })
  expect(found).toEqual({
    faults: [],
    warnings: [
      "B2C BCO, 151 days: each plan costs what a day costs, or less: is Amount the price of the whole trip?",
      expect.stringMatching(/^BELO is not asked further: the state 'plans are on sale' was refused: 404 /)
    ]
  })
})
