import { expect, test } from "vitest"
import { mailsOf, startedSandbox } from "../started"
import { send } from "../testing"
import { aVisitor, enterAt } from "./visitor"

const sandbox = startedSandbox()

const mails = () => mailsOf(sandbox, "?to=carla@example.com")

test("the mailed link verifies an e-mail once; the next login knows", async () => {
  const visitor = aVisitor()
  const origin = `http://belo.localhost:${sandbox.port}`
  const whoIs = async () => JSON.parse((await visitor.get(`${origin}/userinfo`)).text)
  const { address: form } = await visitor.follow(`${origin}/login`)
  await enterAt(visitor, form, "carla@example.com")
  await visitor.follow(`${origin}/login`)
  expect((await whoIs()).email_verified).toBe(false)

  const [last, first, ...others] = await mails()
  expect(others).toEqual([])
  expect(last).toMatchObject({ subject: "Validá tu email", channel: "BELO", to: "carla@example.com" })
  const links = [first, last].map((mail) => String(mail?.fields.link))
  for (const link of links) expect(link).toMatch(/^http:\/\/belo\.localhost:\d+\/login\/validar\/[a-p]{48}$/)
  expect(last?.text).toContain(links[1])
  const viewer = await send(sandbox, "/_sandbox/correo?to=carla@example.com", { headers: { accept: "text/html" } })
  expect(viewer.text).toContain(`<a href="${links[1]}">Validar el email</a>`)

  expect((await visitor.get(`${origin}/login/validar/${"a".repeat(48)}`)).status).toBe(404)
  // What scans mails opens their links: only the button verifies.
  const { host, pathname } = new URL(links[0] ?? "")
  const looked = await send(sandbox, pathname, { method: "HEAD", headers: { host } })
  expect([looked.status, looked.text]).toEqual([200, ""])
  const shown = await visitor.get(links[0] ?? "")
  expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect((await visitor.follow(`${origin}/login`)).address).toBe(`${origin}/redirect`)
  expect((await whoIs()).email_verified).toBe(false)

  const opened = await visitor.post(links[0] ?? "", "")
  expect([opened.status, opened.text]).toEqual([200, expect.stringContaining("Tu email está validado")])
  for (const link of links)
    for (const answer of [await visitor.get(link), await visitor.post(link, "")]) expect(answer.status).toBe(404)

  // The session stays as it began; the next one is verified.
  expect((await whoIs()).email_verified).toBe(false)
  expect((await visitor.follow(`${origin}/login`)).address).toBe(`${origin}/redirect`)
  expect(await whoIs()).toEqual({ email: "carla@example.com", email_verified: true })
  expect(await mails()).toHaveLength(3)

  expect((await send(sandbox, "/_sandbox/requests")).text).not.toMatch(/validar\/[a-p]{48}/)
  await send(sandbox, "/_sandbox/people", { method: "DELETE" })
  await visitor.follow(`${origin}/login`)
  expect((await whoIs()).email_verified).toBe(false)
})

test("a verified visitor gets no such mail; Chile's mail says tú", async () => {
  const visitor = aVisitor()
  const origin = `http://b2cchile.localhost:${sandbox.port}`
  await send(sandbox, "/_sandbox/correo", { method: "DELETE" })
  const { address } = await visitor.follow(`${origin}/login`)
  await enterAt(visitor, address, "ana@example.com")
  expect(await mailsOf(sandbox)).toEqual([])
  visitor.forgetCookies()
  const { address: form } = await visitor.follow(`${origin}/login`)
  await enterAt(visitor, form, "carla@example.com")
  expect((await mails())[0]?.subject).toBe("Valida tu email")
})
