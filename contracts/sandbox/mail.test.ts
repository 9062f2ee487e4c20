import { beforeEach, describe, expect, test } from "vitest"
import { mailsOf, startedSandbox } from "./started"
import { send } from "./testing"

const sandbox = startedSandbox({ now: () => new Date("2026-02-01T12:00:00.5Z") })
beforeEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const write = (path: "request" | "regret", body: unknown, channel = "B2C") =>
  send(sandbox, `/public_api/notification/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", idchannel: channel },
    body: JSON.stringify(body)
  })
const mails = (query?: string) => mailsOf(sandbox, query)
const refused = ({ text }: { readonly text: string }) =>
  (JSON.parse(text) as { readonly detalle: readonly { readonly campo: string }[] }).detalle.map(({ campo }) => campo)

const contact = {
  Name: "Ana Martínez",
  Phone: "1144445555",
  Mail: "ana@example.com",
  IdChannel: "B2C",
  Horario: "12 a 16",
  Message: ""
}
const message =
  "Nombre: Ana Martínez\nFecha de compra: 18/01/2026\nVoucher: 700123456\nDocumento: 28456712\nReferencia: ARR-7K2M-9XQP\nMensaje: No viajo.\nDos líneas."
const regret = {
  Name: "Ana Martínez",
  Mail: "ana@example.com",
  IdChannel: "B2C",
  Subject: "ARREPENTIMIENTO",
  Message: message
}
const annulment = { Name: "Ana Martínez", Mail: "ana@example.com", Subject: "ANULACION COBERTURA", Message: message }

test.each(["Lu\u0000cía", "\ud83dMuñoz", "a\udc00"])("text that no database stores is refused: %j", async (text) => {
  for (const wrong of [{ Name: text }, { Message: text }]) {
    expect((await write("request", { ...contact, ...wrong })).status).toBe(400)
    expect((await write("regret", { ...regret, ...wrong })).status).toBe(400)
  }
  expect(await mails()).toEqual([])
})

describe("the mailbox keeps what visitors write", () => {
  test("a contact request", async () => {
    expect((await write("request", contact)).status).toBe(200)
    expect(await mails()).toEqual([
      {
        id: expect.any(Number),
        sentAt: "2026-02-01T12:00:00.500Z",
        channel: "B2C",
        call: "notification/request",
        name: "Ana Martínez",
        from: "ana@example.com",
        to: "atencion@asistencia.example",
        subject: "CONTACTO",
        text: "Nombre: Ana Martínez\nTeléfono: 1144445555\nEmail: ana@example.com\nHorario: 12 a 16",
        fields: contact,
        attachments: []
      }
    ])
  })

  test("withdrawal, end of service and annulment: newest first, by channel or sender", async () => {
    await write("regret", regret)
    await write("regret", { ...regret, Subject: "BAJA DE SERVICIO", Mail: "bea@example.com" })
    await write("request", annulment, "B2CCHILE")
    const subjects = async (query?: string) => (await mails(query)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(["ANULACION COBERTURA", "BAJA DE SERVICIO", "ARREPENTIMIENTO"])
    expect(await subjects("?channel=B2CCHILE")).toEqual(["ANULACION COBERTURA"])
    expect(await subjects("?from=bea@example.com")).toEqual(["BAJA DE SERVICIO"])
    expect((await mails("?from=ana@example.com")).map(({ text }) => text)).toEqual([message, message])
  })

  test("card numbers keep their last four digits", async () => {
    await write("request", { ...contact, Horario: "", Message: "Pagué con 4242 4242 4242 4242." })
    const [mail] = await mails()
    expect(JSON.stringify(mail)).not.toContain("4242 4242")
    expect(mail?.text).toContain("**** 4242")
  })

  test("the page shows what visitors wrote as text", async () => {
    await write("request", { ...contact, Name: "<script>alert(1)</script>", Message: "Tom & Ana" })
    const { headers, status, text } = await send(sandbox, "/_sandbox/correo")
    expect(status).toBe(200)
    expect(headers["content-type"]).toContain("text/html")
    expect(text).toContain("<h2>CONTACTO</h2>")
    expect(text).toContain("Tom &amp; Ana")
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
    expect(text).not.toContain("<script>")
  })
})

describe("the sandbox names a wrong field and mails nothing", () => {
  test.each([
    ["request", { ...contact, Phone: "11 4444-5555" }, "Phone"],
    ["request", { ...contact, IdChannel: "BBVA" }, "IdChannel"],
    ["request", { ...contact, Horario: "a la tarde" }, "Horario"],
    ["request", { ...contact, Horario: "" }, "Message"],
    ["request", { ...annulment, Subject: "ARREPENTIMIENTO" }, "Subject"],
    ["regret", { ...regret, Message: "Quiero mi dinero." }, "Message"],
    ["regret", { ...regret, Message: message.replace("18/01/2026", "2026-01-18") }, "Message"]
  ] as const)("%s %j", async (path, body, field) => {
    const answer = await write(path, body)
    expect([answer.status, refused(answer)]).toEqual([400, [field]])
    expect(await mails()).toEqual([])
  })
})
