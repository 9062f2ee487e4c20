import { randomUUID } from "node:crypto"
import { afterEach, expect, test } from "vitest"
import { aChileanSale, aPassenger, aSale, postSale } from "./selling"
import { startSandbox } from "./server"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const lateMs = 1200
const sandbox = startedSandbox({ lateMs })
afterEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const vouchers = async () => (await mailsOf(sandbox)).length
let people = 0
const someone = () => {
  people += 1
  return aPassenger({ DNI: 33_000_000 + people, DocumentNo: 33_000_000 + people })
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const declined = "4000000000000002"
const lost = "4000000000009995"
const late = "4000000000003220"

// The duties play many requests under one key, and many keys for one trip (duties/list.test.ts).

test("a trip is its plan, days and documents, whatever the card and the coupon", async () => {
  const who = { Passengers: [someone()] }
  const first = await postSale(sandbox, aSale(who), { key: randomUUID() })
  for (const same of [{ CreditCardNumber: declined }, { CreditCardNumber: lost }, { PromotionalCode: "VIAJE10" }]) {
    const again = await postSale(sandbox, aSale({ ...who, ...same }), { key: randomUUID() })
    expect([again.status, again.text]).toEqual([409, first.text])
  }
  for (const other of [{ ReturnDate: "2026-03-12" }, { ATSPProductId: 102, IdPaymentPlan: 102001 }])
    expect((await postSale(sandbox, aSale({ ...who, ...other }), { key: randomUUID() })).status).toBe(200)
  expect(await vouchers()).toBe(3)
})

test("a key belongs to one channel, and ignores case", async () => {
  const [key, sale] = [randomUUID(), aSale()]
  const first = await postSale(sandbox, sale, { key })
  expect((await postSale(sandbox, sale, { key: key.toUpperCase() })).text).toBe(first.text)
  const chilean = await postSale(sandbox, aChileanSale(), { key, channel: "B2CCHILE" })
  expect([chilean.status, chilean.text === first.text]).toEqual([200, false])
})

test("a used key is refused for another plan, other days or other people; the card may differ", async () => {
  const key = randomUUID()
  const who = someone()
  const sale = (other = {}) => aSale({ Passengers: [who], ...other })
  const first = await postSale(sandbox, sale(), { key })
  for (const other of [
    { ATSPProductId: 102, IdPaymentPlan: 102001 },
    { ReturnDate: "2026-03-12" },
    { Passengers: [{ ...who, Email: "otra@example.com" }] }
  ])
    expect((await postSale(sandbox, sale(other), { key })).status).toBe(422)
  const amex = { CreditCardNumber: "378282246310005", IdPaymentPlan: 101203, CardHolder: "OTRA" }
  expect((await postSale(sandbox, sale(amex), { key })).text).toBe(first.text)
  expect((await postSale(sandbox, sale({ CreditCardNumber: declined }), { key })).text).toBe(first.text)
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
  const good = { ...sale, CreditCardNumber: "4242424242424242" }
  const [second, third] = [await postSale(sandbox, sale, { key }), await postSale(sandbox, good, { key })]
  expect([second.status, third.text]).toEqual([200, second.text])
  expect(await vouchers()).toBe(1)
})

test("the late card is charged at once and answered late; a second request waits for it", async () => {
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: late })]
  const first = postSale(sandbox, sale, { key })
  while ((await vouchers()) === 0) await pause(10)
  let isAnswered = false
  const second = postSale(sandbox, sale, { key }).finally(() => {
    isAnswered = true
  })
  await pause(lateMs / 4)
  expect(isAnswered).toBe(false)
  expect((await first).text).toBe((await second).text)
  expect(await vouchers()).toBe(1)
})

test("a second request that waits too long learns that the first is under way, and then its order", {
  timeout: 60_000
}, async () => {
  const impatient = await startSandbox({ port: 0, lateMs, patienceMs: 50 })
  const [key, sale] = [randomUUID(), aSale({ CreditCardNumber: late })]
  const first = postSale(impatient, sale, { key })
  await pause(lateMs / 4)
  const second = await postSale(impatient, sale, { key })
  expect([second.status, second.text.includes("idSalesOrder")]).toEqual([409, false])
  const { text } = await first
  expect(await postSale(impatient, sale, { key })).toMatchObject({ status: 200, text })
  await impatient.close()
})

test("a key that is no UUID is refused", async () => {
  for (const key of ["1", "", `${randomUUID()}0`]) expect((await postSale(sandbox, aSale(), { key })).status).toBe(400)
  expect(await vouchers()).toBe(0)
})
