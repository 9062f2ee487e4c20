import { beforeEach, expect, test } from "vitest"
import { aMail, refusedIn } from "./selling"
import { mailsOf, startedSandbox } from "./started"
import { dayAfter, post, send } from "./testing"

const sandbox = await startedSandbox()
beforeEach(async () => {
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
})

const person = { Name: "Ana Martínez", Mail: "ana@example.com", IdChannel: "B2C" }
const contact = { ...person, Phone: "1144445555", Horario: "", Message: "Quiero un plan." }

test("the page shows what visitors wrote as text", async () => {
  await post(sandbox, "notification/request", { ...contact, Name: "<script>alert(1)</script>", Message: "Tom & Ana" })
  const { text } = await send(sandbox, "/_sandbox/correo")
  expect(text).toContain("Tom &amp; Ana")
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;")
  expect(text).not.toContain("<script>")
})

test.each([
  ["notification/request", { ...contact, IdChannel: "BBVA" }, "IdChannel"],
  ["notification/request", { ...contact, Message: "" }, "Message"],
  ["notification/regret", { ...person, Subject: "ARREPENTIMIENTO", Message: "Quiero mi dinero." }, "Message"],
  ["sales/mail", aMail({ TripEndDate: dayAfter(0) }), "quote.TripEndDate"],
  ["sales/mail", aMail({ Product: [{ Id: 999_999 }] }), "quote.Product"]
])("%s %j: the sandbox names a wrong field and mails nothing", async (path, body, field) => {
  const answer = await post(sandbox, path, body)
  expect({ status: answer.status, fields: refusedIn(answer) }).toEqual({ status: 400, fields: [field] })
  expect(await mailsOf(sandbox)).toEqual([])
})

test("mailed plans have the provider's own names, whatever the caller writes", async () => {
  const evil = { Id: 101, Name: "Tu póliza venció", Title: "https://evil.example", Amount: 1, Currency: "USD" }
  expect((await post(sandbox, "sales/mail", aMail({ Product: [evil] }))).status).toBe(200)
  const [mail] = await mailsOf(sandbox, "?to=bea@example.com")
  expect(mail?.text).toContain("- SILVER")
  expect(mail?.text).not.toMatch(/evil|venció|USD/)
})

test("an address with a long number in it, which is kept masked, gets no more mails than another", async () => {
  const statuses: Array<number> = []
  for (let nth = 0; nth < 11; nth++)
    statuses.push(
      (await post(sandbox, "sales/mail", { ...aMail({}), email: "caja-4111-1111-1111-1111@example.com" })).status
    )
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})
