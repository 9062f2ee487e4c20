import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { Mail } from "./mail/mailbox"
import { logIn, refusedIn } from "./selling"
import { type Sandbox, startSandbox } from "./server"
import { send } from "./testing"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

type Fields = Readonly<Record<string, unknown>>
const silver = { Id: 101, Name: "SILVER", Title: "SILVER", Product: "SI", Currency: "ARS", Amount: 68431.2 }
const aMail = (quote: Fields = {}, more: Fields = {}) => ({
  quote: {
    TripInitialDate: "2026-03-01",
    TripEndDate: "2026-03-11",
    Age: [34, 1],
    Annual: true,
    Sort: 1,
    PromotionalCode: null,
    DestinationCountryIsoCode: null,
    AmountCurrencyISOCode: "ARS",
    Top: 15,
    Product: [silver, { Id: 103, Name: "PLATINUM <b>", Currency: "ARS", Amount: 112118.94 }],
    Phone: "1155550143",
    ...quote
  },
  email: "lucia@example.com",
  ...more
})
const post = (body: unknown, path = "/public_api/sales/mail", headers: Record<string, string> = {}) =>
  send(sandbox, path, {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: "B2C", "x-requested-with": "XMLHttpRequest", ...headers },
    body: JSON.stringify(body)
  })
const mails = async () =>
  JSON.parse(
    (await send(sandbox, "/_sandbox/correo?to=lucia@example.com", { headers: { accept: "application/json" } })).text
  ) as readonly Mail[]

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
  for (const told of ["del 01/03/2026 al 11/03/2026", "2 (34 años, 1 año)", "- SILVER: ARS 68.431,20", "0800 555 0143"])
    expect(mail?.text).toContain(told)
})

test("the call under /api needs a login", async () => {
  const cookie = await logIn(sandbox, "bruno@example.com")
  expect((await post(aMail(), "/api/sales/mail", { cookie })).status).toBe(200)
  expect((await post(aMail(), "/api/sales/mail")).status).toBe(401)
  expect(await mails()).toHaveLength(1)
})

test.each<[string, Fields]>([
  ["TripInitialDate", { TripInitialDate: "01/03/2026" }],
  ["TripEndDate", { TripEndDate: "2026-03-01" }],
  ["Age", { Age: [] }],
  ["Age", { Age: ["34"] }],
  ["Annual", { Annual: null }],
  ["Sort", { Sort: 2 }],
  ["PromotionalCode", { PromotionalCode: "" }],
  ["DestinationCountryIsoCode", { DestinationCountryIsoCode: "BTR" }],
  ["AmountCurrencyISOCode", { AmountCurrencyISOCode: "CLP" }],
  ["Top", { Top: 10 }],
  ["Product", { Product: [] }],
  ["Product", { Product: ["SI"] }],
  ["Product", { Product: [{ Name: "SILVER" }] }],
  ["Phone", { Phone: "11 5555 0143" }],
  ["Extra", { Extra: 1 }]
])("the sandbox names the one wrong field and sends nothing: %s %j", async (field, quote) => {
  const answer = await post(aMail(quote))
  expect([answer.status, refusedIn(answer)]).toEqual([400, [`quote.${field}`]])
  expect(await mails()).toEqual([])
})

test.each<[string, Fields]>([
  ["email", { email: "lucia" }],
  ["quote", { quote: [] }],
  ["subscribed", { subscribed: true }]
])("outside of the quote: %s", async (field, more) => {
  const answer = await post(aMail({}, more))
  expect([answer.status, refusedIn(answer)]).toEqual([400, [field]])
})
