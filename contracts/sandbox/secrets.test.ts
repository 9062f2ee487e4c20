import { beforeEach, describe, expect, test } from "vitest"
import { aChileanSale, postSale } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const said: string[] = []
const sandbox = await startedSandbox({ lateMs: 0, log: (line) => said.push(line) })
beforeEach(async () => {
  for (const path of ["requests", "faults", "correo"]) await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
})

const chile = { channel: "B2CCHILE" }
const kept = async () => {
  const log = await send(sandbox, "/_sandbox/requests")
  return log.text + JSON.stringify(await mailsOf(sandbox)) + said.join("\n")
}
// The code is 987, the expiry 07 of 2039; of every card all but the last four digits are here. A
// time may end in .987.
const secrets = /"CVC":"(?!\*)|"exp\w+":"(?!\*)|(?<![\d.])(?:987|2039)(?!\d)|424242|400000|555555|378282/

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
    const masked = ["CVC", "expMonth", "expYear"].map((field) => `"${field}":"***"`)
    for (const field of [`"CreditCardNumber":"**** ${number.slice(-4)}"`, ...masked]) expect(told).toContain(field)
  })

  test("when the call fails", async () => {
    const body = JSON.stringify({ call: "sales/enroll", fault: "500" })
    await send(sandbox, "/_sandbox/faults", { method: "POST", body })
    await postSale(sandbox, aChileanSale(), chile)
    const told = await kept()
    expect(told).toContain("**** 4242")
    expect(told).not.toMatch(secrets)
  })

  test.each([
    ["cut off", (sale: string) => sale.slice(0, -40)],
    ["written twice", (sale: string) => JSON.stringify(sale)],
    ["too long for the log", (sale: string) => sale.replace("LUCIA", "L".repeat(20_000))]
  ])("when the body is unreadable: %s", async (_, change) => {
    const sent = { method: "POST", headers: { idchannel: "B2CCHILE" }, body: change(JSON.stringify(aChileanSale())) }
    const answer = await send(sandbox, "/public_api/sales/enroll", sent)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.text).not.toMatch(secrets)
    expect(await kept()).not.toMatch(secrets)
  })

  test("in an address", async () => {
    await send(sandbox, "/public_api/country?CreditCardNumber=4242.4242.4242.4242&CVC=987&expYear=2039&expMonth=07")
    expect(await kept()).not.toMatch(secrets)
  })
})
