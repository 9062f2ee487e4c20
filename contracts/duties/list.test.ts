import { afterAll, expect, test } from "vitest"
import { type Fault, instead, replaced, startFaultyProvider } from "../verifier/faultyProvider"
import { orderIn } from "./asked"
import { foundBehind, rowsOf } from "./foundBehind"
import { duties } from "./list"
import { checkedSandbox } from "./sandbox"

// `npx tsx contracts/run.ts duties` plays one more on the sandbox: it kills a provider six times.

const quick = duties.filter(({ name }) => !name.startsWith("a sale and its mail"))

const { checked, close } = await checkedSandbox()
afterAll(close)

test("the sandbox keeps every duty", async () => {
  expect(quick).toHaveLength(20)
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

const withHeader =
  (name: string, value: string): Fault =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } })
/** Counts the mails to an address as it is written. */
const limitedByText = (most: number): Fault => {
  const counts = new Map<string, number>()
  return (answer, sent) => {
    const { email } = JSON.parse(sent)
    counts.set(email, (counts.get(email) ?? 0) + 1)
    return { ...answer, status: (counts.get(email) ?? 0) > most ? 429 : 200 }
  }
}
/** Answers what was sent with this word in it with a status. */
const answering =
  (status: number, word: string): Fault =>
  (answer, sent) =>
    sent.includes(word) ? { ...answer, status } : answer
const accepting: Fault = (answer) => ({ ...answer, status: 200 })
const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10)

const saved = "as saved"
const flooded = "60 quotes were mailed to one address; none got 429"

const broken = rowsOf({
  "a coupon lowers": {
    "POST /public_api/sales/quote": [
      [replaced(/"Amount":[\d.]+/, '"Amount":5'), "without it"],
      [replaced(/"AmountPerInstallment":[\d.]+/g, '"AmountPerInstallment":5'), "1 × 5 is 5, and its Amount is"],
      [
        replaced(/"AmountWithoutPromotion":[\d.]+/g, '"AmountWithoutPromotion":5'),
        "with the coupon plan 101 has other words, or an AmountWithoutPromotion that is no price of it"
      ]
    ]
  },
  "a partner's link": {
    "GET /public_api/sales/external/getquote": [
      [replaced(/"20\d\d-\d\d-\d\dT/g, `"${yesterday}T`), `a valid link ends on ${yesterday}, before today`],
      [
        replaced(/(?<=productId\\":)\d+/, "999"),
        "the plan 999 of a link is not on sale for its trip: a quote under BTR got 200"
      ],
      [
        replaced(/(?<=DestinationCountryIsoCode\\":\\")BTR/, "TRB"),
        "is not on sale for its trip: a quote under TRB got 400"
      ],
      [
        replaced("2025-01-31T12:00:00.000Z", "2025-01-31T01:00:00.000Z"),
        "a link that expired on 2025-01-31 ends on 2025-01-30"
      ]
    ]
  },
  "a session guards": {
    "GET /api/user/info": [
      [replaced("Iriarte", "Martínez"), `user/info tells lastname 'Martínez', not 'Iriarte' ${saved}`],
      [
        replaced(/"birthday":"[^"]+"/, '"birthday":"1979-12-30T21:00:00"'),
        `user/info tells birthday '1979-12-30', not '1979-12-31' ${saved}`
      ],
      [replaced(/"city":"[^"]+"/, '"city":"NoData"'), `user/info tells city '', not 'Vicente López' ${saved}`],
      [replaced('"city":"NoData"', '"city":"Vicente López"'), `user/info tells city 'Vicente López', not '' ${saved}`],
      [replaced("12345678-5", "123456785"), `tells documentNumber '123456785', not '12345678-5' ${saved}`],
      [replaced("O'Higgins", "O''Higgins"), `address 'Av. O''Higgins 1450', not 'Av. O'Higgins 1450' ${saved}`],
      [replaced(/"country":"[^"]+"/, '"country":"ARG"'), `user/info tells country 'ARG', not 'URY' ${saved}`],
      [instead(200, 404), "user/info got 404 after data was saved"]
    ],
    "POST /api/user/save": [
      [answering(500, "O'Higgins"), "user/save got 500 for what the portal may send"],
      [accepting, "POST /api/user/save without X-Requested-With got 200, not a 4xx"],
      [
        (answer, _, headers) => (headers["sec-fetch-site"] === "cross-site" ? { ...answer, status: 200 } : answer),
        "POST /api/user/save from a page of another site got 200, not a 4xx"
      ],
      [accepting, "data of another e-mail got 200, not a 4xx"]
    ],
    "GET /api/sales": [[accepting, "GET /api/sales before the e-mail is proved got 200, not 401"]]
  },
  "the key of a sale is allowed": {
    "OPTIONS /public_api/sales/enroll": [
      [
        withHeader("access-control-allow-headers", "Content-Type"),
        "Access-Control-Allow-Headers leaves out cache-control, idchannel, idempotency-key, pragma, x-requested-with"
      ]
    ]
  },
  "personal answers are never stored": {
    "GET /api/sales": [
      [
        withHeader("cache-control", "private, max-age=60"),
        "GET /api/sales: Cache-Control is 'private, max-age=60', not 'no-store'"
      ]
    ],
    "POST /api/sales/enroll": [
      [withHeader("cache-control", "no-cache"), "POST /api/sales/enroll: Cache-Control is 'no-cache', not 'no-store'"]
    ]
  },
  "an address is not flooded": {
    "POST /public_api/sales/mail": [
      [instead(429, 200), flooded],
      [limitedByText(20), flooded]
    ]
  },
  "text that no database stores": {
    "POST /public_api/notification/regret": [
      [instead(400, 500), "POST /public_api/notification/regret: Message with NUL got 500, not 400"]
    ]
  }
})

test.each(broken)("a provider that breaks $duty is told: $told", async ({ call, duty, fault, told }) => {
  expect(await foundBehind(checked, duty, { [call]: fault })).toEqual({
    faults: expect.arrayContaining([expect.stringContaining(told)])
  })
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
  ["a sale and its mail", "--start, --start-url and --mails"],
  ["a trip bought with a login", "one --url for both providers, without --provider"]
])("'%s' without its options is not asked", async (duty, lacks) => {
  const alone = { providers: ["public-api"] as const }
  const bare = { ...checked, ...alone, origin: undefined, login: undefined, second: undefined, clock: undefined }
  expect(await duties.find(({ name }) => name.startsWith(duty))?.check(bare)).toEqual({ lacks })
})
