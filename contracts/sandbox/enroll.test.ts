import { describe, expect, test } from "vitest"
import { aChileanSale, aPassenger, aSale, planNamed, postSale, refusedIn } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { dayAfter, send } from "./testing"

const sandbox = startedSandbox({ lateMs: 300, now: () => new Date("2026-02-01T12:00:00Z") })

const mails = (query?: string) => mailsOf(sandbox, query)

test("a sale answers with its order and an eight-digit voucher, and mails it to the first passenger", async () => {
  const passengers = [aPassenger(), aPassenger({ FirstName: "Tomás", Email: "otro@example.com" })]
  const { status, text } = await postSale(
    sandbox,
    aSale({ Passengers: passengers, CreditCardNumber: "4242424242424242" })
  )
  const order = JSON.parse(text)
  expect([status, order]).toEqual([
    200,
    { idSalesOrder: expect.any(Number), reserveId: expect.stringMatching(/^[1-9]\d{7}$/) }
  ])
  const [mail, ...others] = await mails("?to=lucia@example.com")
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    channel: "B2C",
    from: "no-responder@asistencia.example",
    subject: `Tu voucher ${order.reserveId} de Asistencia B2C`,
    attachments: [{ fileName: `voucher-${order.reserveId}.pdf` }]
  })
  expect(mail?.text).toContain(`Voucher: ${order.reserveId}`)
  expect(mail?.text).toContain("Vigencia: del 01/03/2026 al 11/03/2026")
  expect(mail?.text).toContain("Importe: ARS 136.862,40")
  expect(mail?.text).toContain("Tarjeta: Visa terminada en 4242")
  expect(await mails("?to=otro@example.com")).toEqual([])
})

describe("the sandbox names the one wrong field", () => {
  const wrong: [string, Record<string, unknown>][] = [
    ["ReturnDate", { ReturnDate: "2026-03-01" }],
    ["IdPaymentPlan", { IdPaymentPlan: 101101 }],
    ["CreditCardNumber", { CreditCardNumber: "4111111111111111" }],
    ["CVC", { CVC: "123" }],
    ["ATSPProductId", { ATSPProductId: 201 }],
    ["PromotionalCode", { PromotionalCode: "VENCIDO" }],
    ["Passengers", { Passengers: [] }],
    ["Passengers", { Passengers: Array.from({ length: 21 }, () => aPassenger()) }]
  ]
  test.each(wrong)("%s %j", async (field, fields) => {
    const answer = await postSale(sandbox, aSale(fields))
    expect([answer.status, refusedIn(answer)]).toEqual([400, [field]])
  })

  test.each([
    ["DNI", { DNI: 30123457 }],
    ["DateOfBirth", { DateOfBirth: "2026-02-02" }],
    ["City", { City: "Buenos Aires" }],
    ["Comuna", { Comuna: "Ñuñoa" }],
    ["Email", { Email: "lucia@example.com,ladron@evil.example" }],
    ["IdState", { IdState: 15207 }],
    ["DocumentTypeId", { DocumentTypeId: 4 }]
  ])("of a passenger: %s %j", async (field, fields) => {
    const answer = await postSale(sandbox, aSale({ Passengers: [aPassenger(fields)] }))
    expect([answer.status, refusedIn(answer)]).toEqual([400, [`Passengers[0].${field}`]])
  })
})

describe("fields that only Chile has", () => {
  test("needs a comuna, a code and an expiry", async () => {
    expect((await postSale(sandbox, aChileanSale(), { channel: "B2CCHILE" })).status).toBe(200)
    for (const [field, value] of [
      ["CVC", ""],
      ["CVC", "12"],
      ["expMonth", "13"],
      ["expYear", "39"]
    ] as const) {
      const answer = await postSale(sandbox, aChileanSale({ [field]: value }), { channel: "B2CCHILE" })
      expect([answer.status, refusedIn(answer)]).toEqual([400, [field]])
    }
  })

  test("accepts any brand in one payment, as a debit card has none in its form", async () => {
    const pay = (fields: Record<string, unknown>) => postSale(sandbox, aChileanSale(fields), { channel: "B2CCHILE" })
    expect((await pay({ IdPaymentPlan: 901001, CreditCardNumber: "5555555555554444" })).status).toBe(200)
    expect(refusedIn(await pay({ IdPaymentPlan: 901003, CreditCardNumber: "5555555555554444" }))).toEqual([
      "IdPaymentPlan"
    ])
  })
})

describe("producers", () => {
  const messis = { ATSPProductId: 301, IdPaymentPlan: 301001, USDValue: 1450.5 }
  test.each([
    ["MESSIS", { ...messis, ProductorCode: "PROD100" }, 200],
    ["MESSIS", { ...messis, ProductorCode: "PROD999" }, 400],
    ["MESSIS", { ...messis, ProductorCode: "BOTB2C" }, 200],
    ["B2C", { ProductorCode: "BOTB2C" }, 200],
    ["BELO", { ATSPProductId: 602, IdPaymentPlan: 602001, ProductorCode: "PROD100" }, 400]
  ])("%s %j: %i", async (channel, fields, status) => {
    expect((await postSale(sandbox, aSale(fields), { channel })).status).toBe(status)
  })
})

describe("the sandbox prices the sale again", () => {
  const charged = async (fields: Record<string, unknown>, channel = "B2C") => {
    await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
    const { status } = await postSale(sandbox, aSale(fields), { channel })
    const [mail] = await mails()
    return [status, /Importe: (.+)/.exec(mail?.text ?? "")?.[1]]
  }
  const shown = (amount: number) => `ARS ${amount.toLocaleString("es-AR", { minimumFractionDigits: 2 })}`

  test("from plan, days, today's ages and coupon, with the same result as the quote", async () => {
    const days = { TripEndDate: dayAfter(45), DestinationCountryIsoCode: "BSE" }
    const quote = { ...days, Age: [35, 70], PromotionalCode: "viaje10" }
    const plan = await planNamed(sandbox, "PLATINUM", quote)
    const people = [aPassenger(), aPassenger({ DateOfBirth: "1955-02-02" })]
    const sale = { ReturnDate: dayAfter(45), Passengers: people, PromotionalCode: "viaje10" }
    const [instalment] = plan.Installment
    const ids = { ATSPProductId: plan.Id, IdPaymentPlan: instalment?.Id, USDValue: plan.Rate }
    expect(await charged({ ...sale, ...ids })).toEqual([200, shown(plan.Amount)])
  })

  test("the instalment tells the two prices of BELO apart", async () => {
    const amounts = []
    for (const code of ["BLT", "BET"]) {
      const plan = await planNamed(sandbox, "GOLD", { DestinationCountryIsoCode: code, Age: [35] }, "BELO")
      const ids = { ATSPProductId: plan.Id, IdPaymentPlan: plan.Installment[0]?.Id, USDValue: plan.Rate }
      expect(await charged(ids, "BELO")).toEqual([200, shown(plan.Amount)])
      amounts.push(plan.Amount)
    }
    expect(amounts[0]).toBeLessThan(amounts[1] ?? 0)
  })
})
