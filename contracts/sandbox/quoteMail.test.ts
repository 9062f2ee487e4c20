import { beforeEach, expect, test } from "vitest"
import { money } from "./sales/money"
import { aMail, logIn, refusedIn, silver } from "./selling"
import { startSandbox } from "./server"
import { mailsOf, startedSandbox } from "./started"
import { aQuote, postQuote, send, type WirePlan } from "./testing"

const sandbox = startedSandbox()
beforeEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const headers = { "content-type": "application/json", idchannel: "B2C", "x-requested-with": "XMLHttpRequest" }
const post = (body: unknown, path = "/public_api/sales/mail", more: Record<string, string> = {}) =>
  send(sandbox, path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) })
const mails = () => mailsOf(sandbox, "?to=lucia@example.com")

test("the chosen plans go to the e-mail with their prices", async () => {
  const { status, text } = await post(aMail())
  const [mail] = await mails()
  expect([status, JSON.parse(text)]).toEqual([200, { Id: mail?.id }])
  expect(mail).toMatchObject({
    subject: "Tu cotización de Asistencia B2C",
    from: "no-responder@asistencia.example",
    fields: aMail(),
    attachments: []
  })
  for (const told of ["del 01/03/2026 al 11/03/2026", "2 (34 años, 1 año)", "0800 555 0143"])
    expect(mail?.text).toContain(told)
})

test("names and prices are the provider's own, whatever the caller writes", async () => {
  const { text } = await postQuote(sandbox, aQuote({ Age: [34, 1] }))
  const plans = JSON.parse(text) as readonly WirePlan[]
  const offered = plans.find(({ Id }) => Id === silver.Id)
  const evil = {
    ...silver,
    Name: "Tu póliza venció",
    Title: "Pagá ya en https://evil.example",
    Amount: 1,
    Currency: "USD"
  }
  expect((await post(aMail({ Product: [evil] }))).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.text).toContain(`- SILVER: ${money(offered?.Amount ?? 0, "ARS")}`)
  expect(mail?.text).not.toMatch(/evil|venció|USD/)
})

test("an address gets ten quotes an hour; then 429 says when to try again", { timeout: 60_000 }, async () => {
  const clock = { at: Date.parse("2026-02-01T12:00:00Z") }
  const other = await startSandbox({ port: 0, now: () => new Date(clock.at) })
  const sent = async (email: string) =>
    send(other, "/public_api/sales/mail", { method: "POST", headers, body: JSON.stringify(aMail({}, { email })) })
  for (let times = 0; times < 10; times += 1) expect((await sent("LUCIA@example.com")).status).toBe(200)
  const refused = await sent("lucia@example.com")
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"])
  expect((await sent("otra@example.com")).status).toBe(200)
  clock.at += 3_600_001
  expect((await sent("lucia@example.com")).status).toBe(200)
  await other.close()
})

test("the call under /api needs a login", async () => {
  const cookie = await logIn(sandbox, "bruno@example.com")
  expect((await post(aMail(), "/api/sales/mail", { cookie })).status).toBe(200)
  expect((await post(aMail(), "/api/sales/mail")).status).toBe(401)
  expect(await mails()).toHaveLength(1)
})

test.each([
  ["TripEndDate", { TripEndDate: "2026-03-01" }],
  ["Age", { Age: [] }],
  ["Product", { Product: [] }],
  ["Product", { Product: [{ ...silver, Id: 999_999 }] }],
  ["Product", { Product: [{ ...silver, Title: { toString: 1 } }] }],
  ["Phone", { Phone: "11 5555 0143" }]
])("the sandbox names the one wrong field and sends nothing: %s %j", async (field, quote) => {
  const answer = await post(aMail(quote))
  expect([answer.status, refusedIn(answer)]).toEqual([400, [`quote.${field}`]])
  expect(await mails()).toEqual([])
})
