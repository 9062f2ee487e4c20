import { beforeEach, describe, expect, test } from "vitest"
import { pdfText } from "../../tests/e2e/steps/pdfText"
import { money } from "./sales/money"
import { aChileanPassenger, aChileanSale, aMail, aPassenger, aSale, postSale, refusedIn, silver } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { aQuote, plansOf, postQuote, send } from "./testing"

const sandbox = startedSandbox({ now: () => new Date("2026-02-01T12:00:00.5Z") })
beforeEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const write = (path: string, body: unknown, channel = "B2C") =>
  send(sandbox, `/public_api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: channel },
    body: JSON.stringify(body)
  })
const mails = (query?: string) => mailsOf(sandbox, query)

const from = { Name: "Ana Martínez", Mail: "ana@example.com" }
const contact = { ...from, Phone: "1144445555", IdChannel: "B2C", Horario: "12 a 16", Message: "" }
const message =
  "Nombre: Ana Martínez\nFecha de compra: 18/01/2026\nVoucher: 700123456\nDocumento: 28456712\nReferencia: ARR-7K2M-9XQP\nMensaje: No viajo.\nDos líneas."
const regret = { ...from, IdChannel: "B2C", Subject: "ARREPENTIMIENTO", Message: message }
const annulment = { ...from, Subject: "ANULACION COBERTURA", Message: message }
const [request, regrets] = ["notification/request", "notification/regret"]

describe("the mailbox keeps what visitors write", () => {
  test("a contact request", async () => {
    expect((await write(request, contact)).status).toBe(200)
    expect(await mails()).toEqual([
      {
        ...{ id: expect.any(Number), sentAt: "2026-02-01T12:00:00.500Z", channel: "B2C", call: request },
        ...{ name: "Ana Martínez", from: "ana@example.com", to: "atencion@asistencia.example", subject: "CONTACTO" },
        text: "Nombre: Ana Martínez\nTeléfono: 1144445555\nEmail: ana@example.com\nHorario: 12 a 16",
        fields: contact,
        attachments: []
      }
    ])
  })

  test("withdrawal, end of service and annulment: newest first, by channel or sender", async () => {
    await write(regrets, regret)
    await write(regrets, { ...regret, Subject: "BAJA DE SERVICIO", Mail: "bea@example.com" })
    await write(request, annulment, "B2CCHILE")
    const subjects = async (query?: string) => (await mails(query)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(["ANULACION COBERTURA", "BAJA DE SERVICIO", "ARREPENTIMIENTO"])
    expect(await subjects("?channel=B2CCHILE")).toEqual(["ANULACION COBERTURA"])
    expect(await subjects("?from=bea@example.com")).toEqual(["BAJA DE SERVICIO"])
  })

  test("card numbers keep their last four digits", async () => {
    await write(request, { ...contact, Horario: "", Message: "Pagué con 4242 4242 4242 4242." })
    const [mail] = await mails()
    expect(JSON.stringify(mail)).not.toContain("4242 4242")
    expect(mail?.text).toContain("**** 4242")
  })

  test("the page shows what visitors wrote as text", async () => {
    await write(request, { ...contact, Name: "<script>alert(1)</script>", Message: "Tom & Ana" })
    const { text } = await send(sandbox, "/_sandbox/correo")
    expect(text).toContain("Tom &amp; Ana")
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(text).not.toContain("<script>")
  })
})

test.each([
  [request, { ...contact, IdChannel: "BBVA" }, "IdChannel"],
  [request, { ...contact, Horario: "" }, "Message"],
  [request, { ...annulment, Subject: "ARREPENTIMIENTO" }, "Subject"],
  [regrets, { ...regret, Message: "Quiero mi dinero." }, "Message"],
  ["sales/mail", aMail({ TripEndDate: "2026-03-01" }), "quote.TripEndDate"],
  ["sales/mail", aMail({ Product: [{ ...silver, Id: 999_999 }] }), "quote.Product"],
  ["sales/mail", aMail({ Product: [{ ...silver, Title: { toString: 1 } }] }), "quote.Product"]
])("%s %j: the sandbox names a wrong field and mails nothing", async (path, body, field) => {
  const answer = await write(path, body)
  expect([answer.status, refusedIn(answer)]).toEqual([400, [field]])
  expect(await mails()).toEqual([])
})

test("of mailed plans, names and prices are the provider's own, whatever the caller writes", async () => {
  const offered = plansOf(await postQuote(sandbox, aQuote({ Age: [34, 1] }))).find(({ Id }) => Id === silver.Id)
  const evil = { ...silver, Name: "Tu póliza venció", Title: "https://evil.example", Amount: 1, Currency: "USD" }
  expect((await write("sales/mail", aMail({ Product: [evil] }))).status).toBe(200)
  const [mail] = await mails("?to=lucia@example.com")
  expect(mail).toMatchObject({ subject: "Tu cotización de Asistencia B2C", from: "no-responder@asistencia.example" })
  expect(mail?.text).toContain(`- SILVER: ${money(offered?.Amount ?? 0, "ARS")}`)
  expect(mail?.text).toContain("2 (34 años, 1 año)")
  expect(mail?.text).not.toMatch(/evil|venció|USD/)
})

const voucherOf = async (email: string) => {
  const [mail] = await mails(`?to=${email}`)
  const path = `/_sandbox/correo/${mail?.id}/${mail?.attachments[0]?.fileName}`
  const answer = await fetch(`${sandbox.url}${path}`)
  return { path, type: answer.headers.get("content-type"), text: pdfText(new Uint8Array(await answer.arrayBuffer())) }
}

describe("the voucher", () => {
  test("holds the whole order, in Spanish", async () => {
    const other = { FirstName: "Ěva 志", LastName: "O’Neill", DNI: 28456712, DocumentNo: 28456712, DocumentTypeId: 2 }
    const Passengers = [aPassenger({ Email: "pdf@example.com" }), aPassenger(other)]
    const sale = aSale({ IdPaymentPlan: 101003, Passengers, PromotionalCode: "viaje10" })
    const order = JSON.parse((await postSale(sandbox, sale)).text)
    const { text, type } = await voucherOf("pdf@example.com")
    expect(type).toBe("application/pdf")
    for (const told of [
      ...["Asistencia B2C", "SANDBOX", order.reserveId, String(order.idSalesOrder), "SILVER, USD 80.000"],
      ...["del 01/03/2026 al 11/03/2026", "ARS 123.176,16", "Visa terminada en 4242, en 3 cuotas", "VIAJE10"],
      ...["Lucía Muñoz, DNI 30123456, nacimiento 20/05/1990", "Eva ? O’Neill, LE 28456712"],
      ...["Demora de equipaje: USD 100", "0800 555 0143"]
    ])
      expect(text).toContain(told)
    expect(text).not.toMatch(/Comisión|SBX-|“|42424/)
  })

  test("of Chile has its currency, a RUT with its check digit, and the brand's name", async () => {
    await postSale(sandbox, aChileanSale({ Passengers: [aChileanPassenger()] }), { channel: "B2CCHILE" })
    const { text } = await voucherOf("lucia@example.com")
    for (const told of ["Asistencia B2C Chile", "PROD 1", "CLP 28.800", "RUT 30123456-2", "800 555 014"])
      expect(text).toContain(told)
  })

  test("is a link of the mail viewer, which has no other files", async () => {
    await postSale(sandbox, aSale())
    const { path } = await voucherOf("lucia@example.com")
    expect((await send(sandbox, "/_sandbox/correo?to=LUCIA@example.com")).text).toContain(`<a href="${path}">`)
    for (const other of ["/_sandbox/correo/1/nada.pdf", "/_sandbox/correo/x/y", `${path}x`])
      expect((await send(sandbox, other)).status).toBe(404)
  })
})
