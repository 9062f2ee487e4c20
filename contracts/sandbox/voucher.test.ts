import { describe, expect, test } from "vitest"
import { pdfText } from "../../tests/e2e/steps/pdfText"
import { shownDocument } from "./sales/document"
import { aChileanPassenger, aChileanSale, aPassenger, aSale, postSale } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = startedSandbox({ now: () => new Date("2026-02-01T12:00:00Z") })

const voucherOf = async (email: string) => {
  const [mail] = await mailsOf(sandbox, `?to=${email}`)
  const path = `/_sandbox/correo/${mail?.id}/${mail?.attachments[0]?.fileName}`
  const answer = await fetch(`${sandbox.url}${path}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { path, answer, bytes, text: answer.ok ? pdfText(bytes) : "" }
}

test("the voucher holds the whole order, in Spanish", async () => {
  const passengers = [
    aPassenger({ Email: "pdf@example.com" }),
    aPassenger({ FirstName: "Ěva 志", LastName: "O’Neill", DNI: 28456712, DocumentNo: 28456712, DocumentTypeId: 2 })
  ]
  const sale = aSale({ IdPaymentPlan: 101003, Passengers: passengers, PromotionalCode: "viaje10" })
  const order = JSON.parse((await postSale(sandbox, sale)).text)
  const { answer, bytes, text } = await voucherOf("pdf@example.com")
  expect(answer.headers.get("content-type")).toBe("application/pdf")
  expect(answer.headers.get("content-disposition")).toBe(`inline; filename="voucher-${order.reserveId}.pdf"`)
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-")
  for (const told of [
    "Asistencia B2C",
    "SANDBOX",
    order.reserveId,
    String(order.idSalesOrder),
    "SILVER, USD 80.000",
    "del 01/03/2026 al 11/03/2026",
    "ARS 123.176,16",
    "Visa terminada en 4242, en 3 cuotas",
    "VIAJE10",
    "Lucía Muñoz, DNI 30123456, nacimiento 20/05/1990",
    "Eva ? O’Neill, LE 28456712",
    "Asistencia médica por enfermedad",
    "Demora de equipaje: USD 100",
    "0800 555 0143"
  ])
    expect(text).toContain(told)
  expect(text).not.toMatch(/Comisión|SBX-|“|42424/)
})

test("Chile's voucher has its currency, a RUT with its check digit, and the brand's name", async () => {
  await postSale(sandbox, aChileanSale({ Passengers: [aChileanPassenger()] }), { channel: "B2CCHILE" })
  const { text } = await voucherOf("lucia@example.com")
  for (const told of ["Asistencia B2C Chile", "PROD 1", "CLP 28.800", "RUT 30123456-2", "800 555 014"])
    expect(text).toContain(told)
})

test.each([
  [12345678, "12345678-5"],
  [30686957, "30686957-4"],
  [1000005, "1000005-K"],
  [6, "6-K"]
])("the check digit of the RUT %i", (body, rut) => expect(shownDocument("RUT", body)).toBe(`RUT ${rut}`))

describe("the mail viewer", () => {
  test("shows vouchers as links", async () => {
    const { path } = await voucherOf("lucia@example.com")
    const { text } = await send(sandbox, "/_sandbox/correo?to=LUCIA@example.com")
    expect(text).toContain(`<a href="${path}">`)
    expect(text).toContain("para lucia@example.com")
  })

  test("has no other files", async () => {
    const { path } = await voucherOf("lucia@example.com")
    for (const other of [
      "/_sandbox/correo/1/nada.pdf",
      "/_sandbox/correo/x/y",
      "/_sandbox/correo/99999999/a.pdf",
      `${path}x`
    ])
      expect((await send(sandbox, other)).status).toBe(404)
  })
})
