import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { aChileanSale, aSale, logIn, postSale } from "./selling"
import { type Sandbox, startSandbox } from "./server"
import { send } from "./testing"

const said: string[] = []
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, lateMs: 0, log: (line) => said.push(line) })
}, 60_000)
afterAll(() => sandbox.close())
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
    ["4000000000003220", 200],
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

describe("an ordered fault reaches each call of a purchase", () => {
  const headersOf = (cookie: string) => ({
    "content-type": "application/json",
    idchannel: "B2C",
    "x-requested-with": "XMLHttpRequest",
    cookie
  })
  test.each([
    ["valueslist", "POST", "/public_api/valueslist"],
    ["country", "GET", "/public_api/country"],
    ["state", "GET", "/public_api/state/country/32"],
    ["sales/mail", "POST", "/public_api/sales/mail"],
    ["sales/mail", "POST", "/api/sales/mail"],
    ["sales/enroll", "POST", "/public_api/sales/enroll"],
    ["sales/enroll", "POST", "/api/sales/enroll"],
    ["api/user/info", "GET", "/api/user/info"],
    ["api/user/save", "POST", "/api/user/save"],
    ["api/sales", "GET", "/api/sales"]
  ])("%s: %s %s", async (call, method, path) => {
    const cookie = await logIn(sandbox, "ana@example.com")
    const ask = () =>
      send(sandbox, path, { method, headers: headersOf(cookie), ...(method === "GET" ? {} : { body: "{}" }) })
    for (const fault of ["503", "400", "html", "shape", "down"]) {
      const ordered = { method: "POST", body: JSON.stringify({ call, fault, channel: "B2C" }) }
      expect((await send(sandbox, "/_sandbox/faults", ordered)).status).toBe(201)
    }
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 400])
    expect((await ask()).headers["content-type"]).toContain("text/html")
    expect(JSON.parse((await ask()).text)).toHaveProperty("inesperado")
    await expect(ask()).rejects.toThrow()
    expect((await ask()).status).toBe(method === "GET" ? 200 : 400)
  })

  test("a failing sale charges no card; a slow one charges once", async () => {
    for (const fault of ["500", "400", "shape"]) await order(fault)
    for (const status of [500, 400, 200]) expect((await postSale(sandbox, aSale())).status).toBe(status)
    expect(JSON.parse((await send(sandbox, "/_sandbox/correo", { headers })).text)).toEqual([])
    await send(sandbox, "/_sandbox/faults", {
      method: "POST",
      body: '{"call":"sales/enroll","fault":"slow","ms":100}'
    })
    expect(JSON.parse((await postSale(sandbox, aSale())).text)).toHaveProperty("idSalesOrder")
    expect(JSON.parse((await send(sandbox, "/_sandbox/correo", { headers })).text)).toHaveLength(1)
  })
})
