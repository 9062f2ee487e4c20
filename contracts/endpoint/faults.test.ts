import { expect, test } from "vitest"
import { agreedCalls } from "../agreed"
import { startedSandbox } from "../sandbox/started"
import { type Answer, type Faults, instead, replaced, startFaultyProvider } from "../verifier/faultyProvider"
import { freePort } from "../verifier/listen"
import { faultsOf } from "./faults"
import { missingValues, wrongValues } from "./values"

// The sandbox, whose state endpoint or calls have one fault at a time.

const all = agreedCalls()
const sandbox = await startedSandbox()
const asked = [
  "a visitor who wants plans by mail",
  "a page that asks who its visitor is",
  "a page that asks who its visitor is, when nobody is logged in",
  "a buyer who is logged in and pays by card",
  "a buyer who is logged in and whose card is declined"
]
const interactions = all.filter(({ description }) => asked.includes(description))

const faultsWith = async (faults: Faults) => {
  const { close, url } = await startFaultyProvider(sandbox.url, faults)
  const found = await faultsOf({ url, setup: `${url}/_sandbox/states`, headers: {} }, interactions)
  await close()
  return found
}

const states = "POST /_sandbox/states"

let last: Answer | undefined
const late = (answer: Answer) => {
  const given = last ?? answer
  last = answer
  return given
}

/** How often a state was asked for, an unknown one first. */
let brought = 0

const key = "3f0c8a52-91d4-4b7e-a2c6-5d8e1f907b3c"

test.each<readonly [fault: string, faults: Faults, told: ReadonlyArray<string>]>([
  [
    "is at another address",
    { [states]: (answer) => ({ ...answer, status: 404, body: "Not found" }) },
    ["Every state is refused, so --setup may be another address: 404 Not found"]
  ],
  [
    "refuses a state once",
    { [states]: (answer) => (++brought === 4 ? { ...answer, status: 405 } : answer) },
    ["is refused after 'messages are taken': 405"]
  ],
  [
    "takes an unknown state",
    { [states]: instead(400, 200) },
    ["An unknown state is taken: a misspelt state would go unnoticed"]
  ],
  [
    "keeps what came before",
    { "GET /userinfo": late },
    [
      "'somebody is logged in' remains in 'nobody is logged in': GET /userinfo",
      "'nobody is logged in' remains in 'somebody is logged in': GET /userinfo",
      "'messages are taken' remains in 'nobody is logged in': GET /userinfo",
      "'a plan can be bought' remains in 'somebody is logged in': GET /userinfo"
    ]
  ],
  [
    "ignores a parameter",
    { "POST /api/sales/enroll": instead(402, 200) },
    ["whose card is declined is wrong: status is 200"]
  ],
  [
    "counts mails of earlier states",
    { "POST /public_api/sales/mail": instead(200, 429) },
    [`POST /public_api/sales/mail · a visitor who wants plans by mail is wrong: status is 429: {"`]
  ],
  [
    "answers one key for all purchases",
    { [states]: replaced(/"key":"[^"]+"/, `"key":"${key}"`) },
    ["'a plan can be bought' answers one `key` twice, not a new one each time"]
  ]
])("an endpoint that %s is named", async (_, faults, told) => {
  expect(await faultsWith(faults)).toEqual(told.map((one) => expect.stringContaining(one)))
})

test("a right endpoint has no fault", async () => {
  expect(await faultsWith({})).toEqual([])
})

test("an endpoint that cannot be reached is named, with what the connection said", async () => {
  const port = await freePort()
  expect(await faultsOf({ url: "", setup: `http://127.0.0.1:${port}/states`, headers: {} }, all)).toEqual([
    `The endpoint gives no answer: connect ECONNREFUSED 127.0.0.1:${port}`
  ])
})

test("an endpoint that answers no day is named, with the day from which on the pact is red", () => {
  expect(missingValues("plans are on sale", {}, all)).toBe(
    "'plans are on sale' answers no `departure`, `return`: from 2027-01-11 on its calls are red"
  )
  const values = { departure: "2028-01-10", return: "2028-01-25" }
  expect(missingValues("plans are on sale", values, all)).toBeUndefined()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const slashed = (day: string) => day.split("-").reverse().join("/")

test.each([
  [{ departure: inDays(21), return: inDays(36), bought: slashed(inDays(-2)), key }, []],
  [{ departure: inDays(-30), return: inDays(-15) }, ["departure"]],
  [{ departure: inDays(21), return: inDays(26) }, ["return"]],
  [{ return: inDays(36) }, []],
  [{ departure: inDays(21), return: slashed(inDays(36)) }, ["return"]],
  [{ bought: inDays(-2) }, ["bought"]],
  [{ bought: slashed(inDays(-20)) }, ["bought"]],
  [{ key: "clave-1" }, ["key"]]
])("of the values %j these are told: %j", (values, told) => {
  const found = ["a plan can be bought", "messages are taken"].flatMap((state) => wrongValues(state, [values], all))
  const names = found.map((fault) => /`(\w+)`/.exec(fault)?.[1])
  expect([...new Set(names)]).toEqual(told)
})
