import { afterAll, expect, test } from "vitest"
import { type Answer, type Fault, instead, replaced, startFaultyProvider } from "../verifier/faultyProvider"
import { orderIn } from "./asked"
import { duties } from "./list"
import { checkedSandbox } from "./sandbox"

// `npx tsx contracts/run.ts duties` plays one more on the sandbox: it kills a provider six times.

const quick = duties.filter(({ name }) => !name.startsWith("a sale and its mail"))

const { checked, close } = await checkedSandbox()
afterAll(close)

test("the sandbox keeps every duty", { timeout: 60_000 }, async () => {
  expect(quick).toHaveLength(18)
  for (const { check, name } of quick) expect([name, await check(checked)]).toEqual([name, { faults: [] }])
})

test.each([
  ['{"idSalesOrder":9001}', "9001"],
  ['{"idSalesOrder": 9001.0, "reserveId": null}', "9001"],
  ['{"idSalesOrder":"AR-9001.0"}', "AR-9001.0"],
  ['{"error":"no"}', undefined]
])("the order of %s is %s", (text, order) => {
  expect(orderIn(text)).toBe(order)
})

let orders = 0
const anotherOrder: Fault = (answer) => {
  orders += 1
  return { ...answer, body: answer.body.replace(/"idSalesOrder":\d+/, `"idSalesOrder":${orders}`) }
}
const byEmail: Fault = (answer, sent) =>
  answer.status === 409 && sent.includes("otra@example.com") ? { ...answer, status: 200 } : answer
/** Knows a trip by one person alone. */
const byPerson = (nth: number): Fault => {
  const met = new Set<unknown>()
  return (answer, sent) => {
    const person = JSON.parse(sent).Passengers.at(nth).DocumentNo
    const isMet = met.has(person)
    met.add(person)
    return isMet ? { ...answer, status: 409 } : answer
  }
}
const anyEmail: Fault = (answer, sent) =>
  answer.status === 422 && sent.includes("otra@example.com") ? { ...answer, status: 200 } : answer
const anyDays: Fault = (answer, sent) =>
  answer.status === 422 && !/otra[ @]/i.test(sent) ? { ...answer, status: 200 } : answer
const peopleIn = (sent: string) =>
  JSON.stringify(
    JSON.parse(sent)
      .Passengers.map(({ DNI }: { DNI: number }) => DNI)
      .sort()
  )
/** Knows a trip by its plan and people alone, whatever its days. */
const byPeople = (): Fault => {
  const met = new Map<string, string>()
  return (answer, sent) => {
    const people = JSON.stringify(
      JSON.parse(sent)
        .Passengers.map(({ DNI }: { DNI: number }) => DNI)
        .sort()
    )
    const first = met.get(people)
    if (answer.status === 200 && first === undefined) met.set(people, answer.body)
    return first === undefined ? answer : { ...answer, status: 409, body: first }
  }
}
/** Keeps what it answered to a key, a refusal too. */
const keptByKey = (): Fault => {
  const kept = new Map<string, Answer>()
  return (answer, _, { "idempotency-key": key }) => {
    const first = kept.get(String(key)) ?? answer
    kept.set(String(key), first)
    return first
  }
}
/** Takes a trip for sold as soon as it was asked for. */
const soldOnTry = (): Fault => {
  const met = new Set<string>()
  return (answer, sent) => {
    const isMet = met.has(peopleIn(sent))
    met.add(peopleIn(sent))
    return isMet && answer.status === 200 ? { ...answer, status: 409 } : answer
  }
}
/** Answers these quotes alone with a status. */
const refusing =
  (status: number, is: (quote: { readonly Age: ReadonlyArray<number> }, channel: unknown) => boolean): Fault =>
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
const withHeader =
  (name: string, value: string): Fault =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } })
const accepting: Fault = (answer) => ({ ...answer, status: 200 })
const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10)

test.each<readonly [duty: string, call: string, fault: Fault, told: string]>([
  ["one order for each key", "POST /public_api/sales/enroll", anotherOrder, "200 tries with one key made 201 orders"],
  [
    "one order for each trip",
    "POST /public_api/sales/enroll",
    instead(409, 200),
    "the same trip under another key got 200"
  ],
  [
    "one order for each trip",
    "POST /public_api/sales/enroll",
    replaced(/"idSalesOrder":\d+/, '"idSalesOrder":9001'),
    "other documents got 200 and 9001, not another order"
  ],
  [
    "one order for each key",
    "POST /public_api/sales/enroll",
    anyEmail,
    "another e-mail under the same key got 200, not 422"
  ],
  [
    "one order for each key",
    "POST /api/sales/enroll",
    anotherOrder,
    "POST /api/sales/enroll: 200 tries with one key made"
  ],
  ["one order for each key", "POST /public_api/sales/enroll", anyDays, "another return under the same key got 200"],
  ["one order for each key", "POST /api/sales/enroll", anyDays, "another departure under the same key got 200"],
  ["one order for each trip", "POST /public_api/sales/enroll", byPeople(), "another departure got 409 and"],
  ["one order for each trip", "POST /api/sales/enroll", byPeople(), "another return got 409 and"],
  ["one order for each trip", "POST /api/sales/enroll", instead(409, 200), "the same trip under another key got 200"],
  ["only a plan", "POST /api/sales/enroll", accepting, "a sale with an unknown ATSPProductId got 200, not a 4xx"],
  ["two devices", "POST /api/sales/enroll", instead(409, 200), "2 of two devices bought the trip, not one"],
  ["one order for each trip", "POST /public_api/sales/enroll", byEmail, "the same trip under another e-mail got 200"],
  ["one order for each trip", "POST /public_api/sales/enroll", byPerson(0), "another companion got 409"],
  ["one order for each trip", "POST /public_api/sales/enroll", byPerson(-1), "another first person got 409"],
  [
    "one order for each trip",
    "POST /public_api/sales/enroll",
    replaced("{", '{"Email":"ana@example.com",'),
    "the 409 tells an e-mail"
  ],
  [
    "only a plan",
    "POST /public_api/sales/enroll",
    accepting,
    "a sale with an unknown IdPaymentPlan got 200, not a 4xx"
  ],
  [
    "each channel sells",
    "POST /public_api/sales/quote",
    refusing(500, (_, channel) => channel === "BELO"),
    "BELO BLN, 61 days for 34 years: got 500, not plans"
  ],
  [
    "each channel sells",
    "POST /public_api/sales/quote",
    refusing(400, ({ Age }) => Age.some((age) => age > 70)),
    "B2C BTR, 1 day for 71 years: got 400, not plans"
  ],
  [
    "each channel sells",
    "POST /public_api/sales/quote",
    replaced(/"Currency":"CLP"/g, '"Currency":"ARS"'),
    "B2CCHILE SEB, 31 days for 34 years: the portal drops 3 of 3 plans"
  ],
  [
    "each channel sells",
    "POST /public_api/sales/quote",
    firstOf(({ DestinationCountryIsoCode }) => DestinationCountryIsoCode),
    "B2C BTR, 1 day: four adults cost in each plan what one costs, or less"
  ],
  [
    "each plan and instalment",
    "POST /public_api/sales/quote",
    replaced(/"Id":901,/, '"Id":906,'),
    "/public_api/sales/enroll of B2CCHILE: plan 906 by instalment 901001, as quoted, got 400"
  ],
  [
    "each plan and instalment",
    "POST /public_api/sales/quote",
    (answer, sent) => (sent.includes("VIAJE10") ? replaced(/"Id":101001/, '"Id":108001')(answer) : answer),
    "/public_api/sales/enroll of B2C with VIAJE10: plan 101 by instalment 108001, as quoted, got 400"
  ],
  [
    "each plan and instalment",
    "POST /api/sales/enroll",
    instead(200, 400),
    "/api/sales/enroll of B2C: plan 101 by instalment 101001, as quoted, got 400"
  ],
  [
    "a refused sale",
    "POST /public_api/sales/enroll",
    keptByKey(),
    "after a declined card the right sale under the same key got 402, not an order"
  ],
  [
    "a refused sale",
    "POST /api/sales/enroll",
    keptByKey(),
    "after an unknown instalment the right sale under the same key got 400, not an order"
  ],
  [
    "a refused sale",
    "POST /public_api/sales/enroll",
    soldOnTry(),
    "after a declined card the right sale under another key got 409, not an order"
  ],
  ["a refused sale", "POST /api/sales/enroll", instead(402, 200), "a declined card got 200, not a refusal"],
  ["two devices", "POST /public_api/sales/enroll", instead(409, 200), "2 of two devices bought the trip, not one"],
  ["a key is remembered", "POST /public_api/sales/enroll", anotherOrder, "after 47 h the key got 200 and"],
  ["a coupon lowers", "POST /public_api/sales/quote", replaced(/"Amount":[\d.]+/, '"Amount":5'), "without it"],
  [
    "a coupon lowers",
    "POST /public_api/sales/quote",
    replaced(/"AmountPerInstallment":[\d.]+/g, '"AmountPerInstallment":5'),
    "1 × 5 is 5, and its Amount is"
  ],
  [
    "a coupon lowers",
    "POST /public_api/sales/quote",
    replaced(/"AmountWithoutPromotion":[\d.]+/g, '"AmountWithoutPromotion":5'),
    "with the coupon plan 101 has other words, or an AmountWithoutPromotion that is no price of it"
  ],
  [
    "a partner's link",
    "GET /public_api/sales/external/getquote",
    replaced(/"20\d\d-\d\d-\d\dT/g, `"${yesterday}T`),
    `a valid link ends on ${yesterday}, before today`
  ],
  [
    "a session guards",
    "GET /api/user/info",
    replaced("Iriarte", "Martínez"),
    "user/info tells lastname 'Martínez', not 'Iriarte' as saved"
  ],
  [
    "a session guards",
    "GET /api/user/info",
    replaced(/"birthday":"[^"]+"/, '"birthday":"1979-12-30T21:00:00"'),
    "user/info tells birthday '1979-12-30', not '1979-12-31' as saved"
  ],
  [
    "a session guards",
    "GET /api/user/info",
    replaced(/"city":"[^"]+"/, '"city":"NoData"'),
    "user/info tells city '', not 'Vicente López' as saved"
  ],
  [
    "a session guards",
    "GET /api/user/info",
    replaced(/"country":"[^"]+"/, '"country":"ARG"'),
    "user/info tells country 'ARG', not 'URY' as saved"
  ],
  ["a session guards", "GET /api/user/info", instead(200, 404), "user/info got 404 after data was saved"],
  [
    "a session guards",
    "POST /api/user/save",
    accepting,
    "POST /api/user/save without X-Requested-With got 200, not a 4xx"
  ],
  ["a session guards", "POST /api/user/save", accepting, "data of another e-mail got 200, not a 4xx"],
  ["a session guards", "GET /api/sales", accepting, "GET /api/sales before the e-mail is proved got 200, not 401"],
  [
    "the key of a sale is allowed",
    "OPTIONS /public_api/sales/enroll",
    withHeader("access-control-allow-headers", "Content-Type"),
    "Access-Control-Allow-Headers leaves out cache-control, idchannel, idempotency-key, pragma, x-requested-with"
  ],
  [
    "personal answers are never stored",
    "GET /api/sales",
    withHeader("cache-control", "private, max-age=60"),
    "GET /api/sales: Cache-Control is 'private, max-age=60', not 'no-store'"
  ],
  [
    "an address is not flooded",
    "POST /public_api/sales/mail",
    instead(429, 200),
    "60 quotes were mailed to one address; none got 429"
  ],
  [
    "text that no database stores",
    "POST /public_api/notification/regret",
    instead(400, 500),
    "POST /public_api/notification/regret: Message with NUL got 500, not 400"
  ]
])("a provider that breaks '%s' is told", { timeout: 60_000 }, async (duty, call, fault, told) => {
  const faulty = await startFaultyProvider(checked.url, { [call]: fault })
  const found = await duties.find(({ name }) => name.startsWith(duty))?.check({ ...checked, url: faulty.url })
  await faulty.close()
  expect(found).toEqual({ faults: expect.arrayContaining([expect.stringContaining(told)]) })
})

test("prices that grow by the day in no plan are odd, and a channel may be missing; neither is a fault", async () => {
  const faulty = await startFaultyProvider(checked.url, {
    "POST /public_api/sales/quote": firstOf(({ Age }) => Age),
    "POST /_sandbox/states": (answer, sent) => (sent.includes("BELO") ? { ...answer, status: 404 } : answer)
  })
  const channels = checked.channels.filter(({ idChannel }) => idChannel === "B2C" || idChannel === "BELO")
  const asked = { ...checked, channels, url: faulty.url, setup: `${faulty.url}/_sandbox/states` }
  expect(await duties.find(({ name }) => name.startsWith("each channel sells"))?.check(asked)).toEqual({
    faults: [],
    warnings: [
      "B2C BCO, 151 days: each plan costs what a day costs, or less: is Amount the price of the whole trip?",
      expect.stringMatching(/^BELO is not asked further: the state 'plans are on sale' was refused: 404 /)
    ]
  })
  await faulty.close()
})

test("of one provider no call of the other is asked", async () => {
  const faulty = await startFaultyProvider(checked.url, { "GET /userinfo": withHeader("cache-control", "public") })
  const stored = duties.find(({ name }) => name.startsWith("personal answers"))
  const asked = { ...checked, url: faulty.url }
  expect(await stored?.check({ ...asked, providers: ["public-api"] })).toEqual({ faults: [] })
  expect(await stored?.check({ ...asked, providers: ["portal-host"] })).not.toEqual({ faults: [] })
  await faulty.close()
})

test.each([
  ["sessions end", "--login and --session-seconds"],
  ["a logout ends", "--login"],
  ["what a person saved", "--login"],
  ["the key of a sale", "--origin"],
  ["a key is remembered", "--clock"],
  ["a sale and its mail", "--start, --start-url and --mails"]
])("'%s' without its options is not asked", async (duty, lacks) => {
  const bare = { ...checked, origin: undefined, login: undefined, second: undefined, clock: undefined }
  expect(await duties.find(({ name }) => name.startsWith(duty))?.check(bare)).toEqual({ lacks })
})
