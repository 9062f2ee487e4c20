import { randomUUID } from "node:crypto"
import { afterEach, expect, test } from "vitest"
import { aChileanSale, aSale, postSale, refusedIn } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { dayAfter, send } from "./testing"

// The duties play many requests under one key, and many keys for one trip (duties/list.test.ts).

let today = dayAfter(0)
const sandbox = await startedSandbox({ lateMs: 600, now: () => new Date(today) })
afterEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const vouchers = async () => (await mailsOf(sandbox)).length

test("a key belongs to one channel, and ignores case", async () => {
  const [key, sale] = [randomUUID(), aSale()]
  const first = await postSale(sandbox, sale, { key })
  expect((await postSale(sandbox, sale, { key: key.toUpperCase() })).text).toBe(first.text)
  const chilean = await postSale(sandbox, aChileanSale(), { key, channel: "B2CCHILE" })
  expect(chilean.status).toBe(200)
  expect(chilean.text).not.toBe(first.text)
})

test("a key is of one purchase: another one under it is refused", async () => {
  const key = randomUUID()
  expect((await postSale(sandbox, aSale(), { key })).status).toBe(200)
  const other = await postSale(sandbox, aSale(), { key })
  expect({ status: other.status, fields: refusedIn(other) }).toEqual({ status: 422, fields: ["Idempotency-Key"] })
  expect(await vouchers()).toBe(1)
})

test.each([{ PromotionalCode: "VIAJE10" }, { IdPaymentPlan: 101_003 }, { CreditCardNumber: "4000000000000002" }])(
  "the same key finds its order, though the next attempt has %j",
  async (other) => {
    const [key, sale] = [randomUUID(), aSale()]
    const first = await postSale(sandbox, sale, { key })
    const again = await postSale(sandbox, { ...sale, ...other }, { key })
    expect(again).toMatchObject({ status: 200, text: first.text })
    expect(await vouchers()).toBe(1)
  }
)

test.each([{ USDValue: 1 }, { PromotionalCode: "NADIE" }])(
  "a sale is refused whose quote is another one now: %j",
  async (other) => {
    const sold = await postSale(sandbox, aSale(other), { key: randomUUID() })
    expect({ status: sold.status, fields: refusedIn(sold) }).toEqual({ status: 400, fields: Object.keys(other) })
  }
)

test("what was charged before its trip began keeps its order, which nobody else gets", async () => {
  const [key, sale] = [randomUUID(), aSale()]
  const first = await postSale(sandbox, sale, { key })
  today = dayAfter(2)
  try {
    expect(await postSale(sandbox, sale, { key })).toMatchObject({ status: 200, text: first.text })
    const other = await postSale(sandbox, aSale(), { key: randomUUID() })
    expect({ status: other.status, fields: refusedIn(other) }).toEqual({ status: 400, fields: ["DepartureDate"] })
  } finally {
    today = dayAfter(0)
  }
})

test("a declined card buys nothing and leaves the key free", async () => {
  const key = randomUUID()
  const declined = await postSale(sandbox, aSale({ CreditCardNumber: "4000000000000002" }), { key })
  expect(declined.status).toBe(402)
  expect(await vouchers()).toBe(0)
  expect((await postSale(sandbox, aSale(), { key })).status).toBe(200)
})

test("a lost answer was charged; the same key finds its order", async () => {
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: "4000000000009995" })]
  expect((await postSale(sandbox, sale, { key })).status).toBe(500)
  const good = { ...sale, CreditCardNumber: "4242424242424242" }
  const [second, third] = [await postSale(sandbox, sale, { key }), await postSale(sandbox, good, { key })]
  expect(second.status).toBe(200)
  expect(third.text).toBe(second.text)
  expect(await vouchers()).toBe(1)
})

test("the late card is charged at once and answered late", async () => {
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: "4000000000003220" })]
  const first = postSale(sandbox, sale, { key })
  const winner = await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 300, "waiting"))])
  expect(winner).toBe("waiting")
  expect(await vouchers()).toBe(1)
  expect((await first).text).toBe((await postSale(sandbox, sale, { key })).text)
  expect(await vouchers()).toBe(1)
})
