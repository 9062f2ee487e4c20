import { describe, expect, test } from "vitest"
import { pdfText } from "../../tests/e2e/steps/pdfText"
import { channels } from "./channels"
import { shownDocument } from "./sales/document"
import { aChileanPassenger, aChileanSale, aPassenger, aSale, logIn, postSale } from "./selling"
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
    "SILVER",
    "USD 80.000",
    "Emitido el 01/02/2026",
    "Del 01/03/2026 al 11/03/2026",
    "ARS 123.176,16",
    "Visa terminada en 4242, en 3 cuotas",
    "VIAJE10",
    "Lucía Muñoz DNI 30123456, nacimiento 20/05/1990",
    "Eva ? O’Neill LE 28456712",
    "Asistencia médica por enfermedad",
    "Demora de equipaje USD 100",
    "0800 555 0143"
  ])
    expect(text).toContain(told)
  expect(text).not.toMatch(/Comisión|SBX-|“|42424/)
})

test("the same order gives the same bytes", async () => {
  const [first, second] = [await voucherOf("pdf@example.com"), await voucherOf("pdf@example.com")]
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
})

test("a large group fills more than one page and keeps every passenger", async () => {
  const group = Array.from({ length: 20 }, (_, index) =>
    aPassenger({ Email: "grupo@example.com", DNI: 30_000_000 + index, DocumentNo: 30_000_000 + index })
  )
  await postSale(sandbox, aSale({ Passengers: group }))
  const { text } = await voucherOf("grupo@example.com")
  for (let index = 0; index < 20; index += 1) expect(text).toContain(`DNI ${30_000_000 + index}`)
  expect(text).toContain("Para pedir asistencia")
})

test("an order's voucher is drawn once, also for each list of purchases", async () => {
  const cookie = await logIn(sandbox, "bruno@example.com")
  for (let count = 0; count < 20; count += 1) await postSale(sandbox, aSale(), { cookie })
  const headers = { cookie, "x-requested-with": "XMLHttpRequest" }
  const listed = async () => {
    const { cpuUsage } = process
    const before = cpuUsage()
    const { text } = await send(sandbox, "/api/sales", { headers })
    return { text, ms: cpuUsage(before).user / 1000 }
  }
  const [first, second] = [await listed(), await listed()]
  expect(JSON.parse(first.text)).toHaveLength(20)
  expect(second.text).toBe(first.text)
  expect(second.ms).toBeLessThan(first.ms / 3)
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

test("every channel has a telephone for its vouchers", () => {
  for (const { phones } of channels.values()) expect(phones.length).toBeGreaterThan(0)
})
