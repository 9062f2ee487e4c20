import { beforeEach, describe, expect, test } from "vitest"
import { aChileanSale, aSale, postSale } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const said: string[] = []
const sandbox = startedSandbox({ lateMs: 0, log: (line) => said.push(line) })
beforeEach(async () => {
  for (const path of ["requests", "faults", "correo", "session"])
    await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
})

const chile = { channel: "B2CCHILE" }
const headers = { accept: "application/json" }
const kept = async () => {
  const [log, mails] = [await send(sandbox, "/_sandbox/requests"), await send(sandbox, "/_sandbox/correo", { headers })]
  return log.text + mails.text + said.join("\n")
}
// The code is 987, the expiry 07 of 2039; of every card all but the last four digits are here. A
// time may end in .987.
const secrets = /"CVC":"(?!\*)|"exp\w+":"(?!\*)|(?<![\d.])(?:987|2039)(?!\d)|424242|400000|555555|378282/
const raw = (body: string, path = "/public_api/sales/enroll") =>
  send(sandbox, path, { method: "POST", headers: { idchannel: "B2CCHILE" }, body })
const order = (fault: string) =>
  send(sandbox, "/_sandbox/faults", { method: "POST", body: JSON.stringify({ call: "sales/enroll", fault }) })

describe("the sandbox stores, lists and answers only four digits of a card", () => {
  test.each([
    ["4242424242424242", 200],
    ["4000000000000002", 402],
    ["4000000000009995", 500],
    ["4111111111111111", 400]
  ])("%s, with the answer %i", async (number, status) => {
    const sale = aChileanSale({ CreditCardNumber: number, IdPaymentPlan: 901001 })
    const answer = await postSale(sandbox, sale, chile)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toMatch(secrets)
    const told = await kept()
    expect(told).not.toMatch(secrets)
    expect(told).toContain(`"CreditCardNumber":"**** ${number.slice(-4)}","CVC":"***","expMonth":"***","expYear":"***"`)
  })

  test.each(["500", "400", "html", "shape", "answer", "down"])("when the call fails: %s", async (fault) => {
    await order(fault)
    await postSale(sandbox, aChileanSale(), chile).catch(() => undefined)
    const told = await kept()
    expect(told).toContain("**** 4242")
    expect(told).not.toMatch(secrets)
  })

  test.each([
    ["cut off", (sale: string) => sale.slice(0, -40)],
    ["twice written", (sale: string) => JSON.stringify(sale)],
    ["of other quotes", (sale: string) => sale.replaceAll('"', "'")],
    ["too long for the log", (sale: string) => sale.replace("LUCIA", "L".repeat(20_000))],
    ["of another path", (sale: string) => sale]
  ])("when the body is unreadable: %s", async (kind, change) => {
    const path = kind === "of another path" ? "/public_api/nada" : undefined
    const answer = await raw(change(JSON.stringify(aChileanSale())), path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).not.toMatch(secrets)
    expect(await kept()).not.toMatch(secrets)
  })

  test("in an address", async () => {
    await send(sandbox, "/public_api/country?CreditCardNumber=4242.4242.4242.4242&CVC=987&expYear=2039&expMonth=07")
    expect(await kept()).not.toMatch(secrets)
  })
})

test("a failing sale charges no card; a slow one charges once", async () => {
  for (const fault of ["500", "400", "shape"]) await order(fault)
  for (const status of [500, 400, 200]) expect((await postSale(sandbox, aSale())).status).toBe(status)
  expect(await mailsOf(sandbox)).toEqual([])
  await send(sandbox, "/_sandbox/faults", {
    method: "POST",
    body: '{"call":"sales/enroll","fault":"slow","ms":100}'
  })
  expect(JSON.parse((await postSale(sandbox, aSale())).text)).toHaveProperty("idSalesOrder")
  expect(await mailsOf(sandbox)).toHaveLength(1)
})
