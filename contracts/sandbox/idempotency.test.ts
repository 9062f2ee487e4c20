import { randomUUID } from "node:crypto"
import { afterEach, expect, test } from "vitest"
import { aChileanSale, aSale, postSale } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

// The duties play many requests under one key, and many keys for one trip (duties/list.test.ts).

const sandbox = await startedSandbox({ lateMs: 600 })
afterEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const vouchers = async () => (await mailsOf(sandbox)).length

test("a key belongs to one channel, and ignores case", async () => {
  const [key, sale] = [randomUUID(), aSale()]
  const first = await postSale(sandbox, sale, { key })
  expect((await postSale(sandbox, sale, { key: key.toUpperCase() })).text).toBe(first.text)
  const chilean = await postSale(sandbox, aChileanSale(), { key, channel: "B2CCHILE" })
  expect([chilean.status, chilean.text === first.text]).toEqual([200, false])
})

test("a declined card buys nothing and leaves the key free", async () => {
  const key = randomUUID()
  const declined = await postSale(sandbox, aSale({ CreditCardNumber: "4000000000000002" }), { key })
  expect([declined.status, await vouchers()]).toEqual([402, 0])
  expect((await postSale(sandbox, aSale(), { key })).status).toBe(200)
})

test("a lost answer was charged; the same key finds its order", async () => {
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: "4000000000009995" })]
  expect((await postSale(sandbox, sale, { key })).status).toBe(500)
  const good = { ...sale, CreditCardNumber: "4242424242424242" }
  const [second, third] = [await postSale(sandbox, sale, { key }), await postSale(sandbox, good, { key })]
  expect([second.status, third.text]).toEqual([200, second.text])
  expect(await vouchers()).toBe(1)
})

test("the late card is charged at once and answered late", async () => {
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: "4000000000003220" })]
  const first = postSale(sandbox, sale, { key })
  const winner = await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 300, "waiting"))])
  expect([winner, await vouchers()]).toEqual(["waiting", 1])
  expect((await first).text).toBe((await postSale(sandbox, sale, { key })).text)
  expect(await vouchers()).toBe(1)
})
