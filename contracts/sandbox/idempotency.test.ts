import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import type { Mail } from "./mail/mailbox"
import { aChileanSale, aPassenger, aSale, postSale } from "./selling"
import { type Sandbox, startSandbox } from "./server"
import { send } from "./testing"

const lateMs = 1200
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, lateMs })
}, 60_000)
afterAll(() => sandbox.close())
afterEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const vouchers = async () => {
  const { text } = await send(sandbox, "/_sandbox/correo", { headers: { accept: "application/json" } })
  return (JSON.parse(text) as readonly Mail[]).length
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const declined = "4000000000000002"
const lost = "4000000000009995"
const late = "4000000000003220"

test("two hundred simultaneous requests with one key are one order and get the same answer", {
  timeout: 60_000
}, async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 200 }, () => postSale(sandbox, aSale(), { key })))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await vouchers()).toBe(1)
})

test("without a key, every request is an order", async () => {
  const answers = await Promise.all([postSale(sandbox, aSale()), postSale(sandbox, aSale())])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(2)
  expect(await vouchers()).toBe(2)
})

test("a key belongs to one channel, and ignores case", async () => {
  const key = randomUUID()
  const first = await postSale(sandbox, aSale(), { key })
  expect((await postSale(sandbox, aSale(), { key: key.toUpperCase() })).text).toBe(first.text)
  const chilean = await postSale(sandbox, aChileanSale(), { key, channel: "B2CCHILE" })
  expect([chilean.status, chilean.text === first.text]).toEqual([200, false])
})

test("a used key is refused for another plan, other days or other people; the card may differ", async () => {
  const key = randomUUID()
  const first = await postSale(sandbox, aSale(), { key })
  for (const other of [
    { ATSPProductId: 102, IdPaymentPlan: 102001 },
    { ReturnDate: "2026-03-12" },
    { Passengers: [aPassenger({ Email: "otra@example.com" })] }
  ])
    expect((await postSale(sandbox, aSale(other), { key })).status).toBe(409)
  const amex = { CreditCardNumber: "378282246310005", IdPaymentPlan: 101203, CardHolder: "OTRA" }
  expect((await postSale(sandbox, aSale(amex), { key })).text).toBe(first.text)
  expect((await postSale(sandbox, aSale({ CreditCardNumber: declined }), { key })).text).toBe(first.text)
  expect(await vouchers()).toBe(1)
})

test("a declined card buys nothing and leaves the key free", async () => {
  const key = randomUUID()
  const refusals = await Promise.all(
    Array.from({ length: 20 }, () => postSale(sandbox, aSale({ CreditCardNumber: declined }), { key }))
  )
  expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([402]))
  expect(JSON.parse(refusals[0]?.text ?? "").error).toBe("La tarjeta fue rechazada.")
  expect(await vouchers()).toBe(0)
  expect((await postSale(sandbox, aSale(), { key })).status).toBe(200)
  expect(await vouchers()).toBe(1)
})

test("a lost answer was charged; the same key finds its order", async () => {
  const key = randomUUID()
  const sale = aSale({ CreditCardNumber: lost })
  expect((await postSale(sandbox, sale, { key })).status).toBe(500)
  expect(await vouchers()).toBe(1)
  const [second, third] = [await postSale(sandbox, sale, { key }), await postSale(sandbox, aSale(), { key })]
  expect([second.status, third.text]).toEqual([200, second.text])
  expect(await vouchers()).toBe(1)
})

test("the late card is charged at once and answered late; a second request waits for it", async () => {
  const key = randomUUID()
  const first = postSale(sandbox, aSale({ CreditCardNumber: late }), { key })
  while ((await vouchers()) === 0) await pause(10)
  let isAnswered = false
  const second = postSale(sandbox, aSale(), { key }).finally(() => {
    isAnswered = true
  })
  await pause(lateMs / 4)
  expect(isAnswered).toBe(false)
  expect((await first).text).toBe((await second).text)
  expect(await vouchers()).toBe(1)
})

test("closing the sandbox does not wait for the late card", { timeout: 60_000 }, async () => {
  const other = await startSandbox({ port: 0 })
  const asked = postSale(other, aSale({ CreditCardNumber: late })).then(
    () => "answered",
    () => "cut"
  )
  await pause(500)
  await other.close()
  expect(await asked).toBe("cut")
})

test("a key that is no UUID is refused", async () => {
  for (const key of ["1", "", `${randomUUID()}0`]) expect((await postSale(sandbox, aSale(), { key })).status).toBe(400)
  expect(await vouchers()).toBe(0)
})
