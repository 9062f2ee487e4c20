import { describe, expect, test } from "vitest"
import { aChileanSale, aPassenger, aSale, postSale, refusedIn } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { dayAfter, planNamed, send } from "./testing"

const sandbox = await startedSandbox({ now: () => new Date("2026-02-01T12:00:00Z") })

const chile = { channel: "B2CCHILE" }

test.each([
  ["ReturnDate", { ReturnDate: dayAfter(0) }],
  ["DepartureDate", { DepartureDate: "2026-01-30", ReturnDate: "2026-02-14" }],
  ["IdPaymentPlan", { IdPaymentPlan: 101101 }],
  ["USDValue", { USDValue: 0.01 }],
  ["CreditCardNumber", { CreditCardNumber: "4111111111111111" }],
  ["CVC", { CVC: "123" }],
  ["PromotionalCode", { PromotionalCode: "VENCIDO" }],
  ["ProductorCode", { ProductorCode: "PROD100" }],
  ["Passengers", { Passengers: Array.from({ length: 21 }, () => aPassenger()) }],
  ["Passengers[0].DNI", { Passengers: [aPassenger({ DNI: 30123457 })] }],
  ["Passengers[0].DateOfBirth", { Passengers: [aPassenger({ DateOfBirth: "2026-02-02" })] }],
  ["Passengers[0].DateOfBirth", { Passengers: [aPassenger({ DateOfBirth: "1990-02-30" })] }],
  ["Passengers[0].Comuna", { Passengers: [aPassenger({ Comuna: "Ñuñoa" })] }],
  ["Passengers[0].IdState", { Passengers: [aPassenger({ IdState: 15207 })] }]
])("the sandbox names the one wrong field: %s %j", async (field, fields) => {
  const answer = await postSale(sandbox, aSale(fields))
  expect({ status: answer.status, fields: refusedIn(answer) }).toEqual({ status: 400, fields: [field] })
})

test("a trip of yesterday is sold, which is today where a visitor may be", async () => {
  const days = { DepartureDate: "2026-01-31", ReturnDate: "2026-02-15" }
  expect((await postSale(sandbox, aSale(days))).status).toBe(200)
})

describe("fields that only Chile has", () => {
  test.each([
    ["CVC", ""],
    ["expMonth", "13"],
    ["expYear", "39"]
  ])("%s may not be %j", async (field, value) => {
    const answer = await postSale(sandbox, aChileanSale({ [field]: value }), chile)
    expect({ status: answer.status, fields: refusedIn(answer) }).toEqual({ status: 400, fields: [field] })
  })

  test("a single payment is for any brand, as a debit card has none in its form", async () => {
    const pay = (IdPaymentPlan: number) =>
      postSale(sandbox, aChileanSale({ IdPaymentPlan, CreditCardNumber: "5555555555554444" }), chile)
    expect((await pay(901001)).status).toBe(200)
    expect(refusedIn(await pay(901003))).toEqual(["IdPaymentPlan"])
  })
})

describe("the sandbox prices the sale again", () => {
  const charged = async (fields: Record<string, unknown>, channel = "B2C") => {
    await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
    const { status } = await postSale(sandbox, aSale(fields), { channel })
    const [mail] = await mailsOf(sandbox)
    return [status, /Importe: (.+)/.exec(mail?.text ?? "")?.[1]]
  }
  const shown = (amount: number) => `ARS ${amount.toLocaleString("es-AR", { minimumFractionDigits: 2 })}`

  test("from plan, days, today's ages and coupon, with the same result as the quote", async () => {
    const days = { TripEndDate: dayAfter(45), DestinationCountryIsoCode: "BSE" }
    const quote = { ...days, Age: [33, 70], PromotionalCode: "viaje10" }
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
      const plan = await planNamed(sandbox, "GOLD", { DestinationCountryIsoCode: code, Age: [33] }, "BELO")
      const ids = { ATSPProductId: plan.Id, IdPaymentPlan: plan.Installment[0]?.Id, USDValue: plan.Rate }
      expect(await charged(ids, "BELO")).toEqual([200, shown(plan.Amount)])
      amounts.push(plan.Amount)
    }
    expect(amounts[0]).toBeLessThan(amounts[1] ?? 0)
  })
})
