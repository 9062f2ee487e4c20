import { beforeEach, describe, expect, test } from "vitest"
import { startedSandbox } from "../started"
import { send } from "../testing"
import { aVisitor, enterAt, type Visitor } from "./visitor"

const said: string[] = []
const sandbox = startedSandbox({ log: (line) => said.push(line) })
let visitor: Visitor
beforeEach(async () => {
  visitor = aVisitor()
  said.length = 0
  for (const path of ["requests", "faults", "correo", "session", "people"])
    await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
})

const originOf = (channel: string) => `http://${channel}.localhost:${sandbox.port}`
const begin = (channel = "b2c") => visitor.follow(`${originOf(channel)}/login`)
const whoIs = async (channel = "b2c") => {
  const { status, text } = await visitor.get(`${originOf(channel)}/userinfo`)
  return status === 200 ? JSON.parse(text) : undefined
}
const logIn = async (email: string, channel = "b2c") => {
  const { address } = await begin(channel)
  return enterAt(visitor, address, email)
}

describe("logging in", () => {
  test.each(["b2c", "belo", "b2cchile"])("leads from %s to a form and then to /redirect", async (channel) => {
    const form = await begin(channel)
    expect(new URL(form.address).origin).toBe(`http://127.0.0.1:${sandbox.port}`)
    expect(form.answer.status).toBe(200)
    for (const part of [
      '<label for="email">Email',
      '<label for="password">Contraseña',
      "<button>ENTRAR",
      "carla@",
      "Vas a entrar a Asistencia B"
    ])
      expect(form.answer.text).toContain(part)
    const { address } = await enterAt(visitor, form.address, "ana@example.com")
    expect(address).toBe(`${originOf(channel)}/redirect`)
    expect(await whoIs(channel)).toEqual({ email: "ana@example.com", email_verified: true })
  })

  test("works at the plain addresses of this machine", async () => {
    for (const host of ["localhost", "127.0.0.1"]) {
      visitor.forgetCookies()
      const { address } = await visitor.follow(`http://${host}:${sandbox.port}/login`)
      const { address: end } = await enterAt(visitor, address, "bruno@example.com")
      expect(end).toBe(`http://${host}:${sandbox.port}/redirect`)
    }
  })

  test.each([
    ["ana@example.com", "viaja"],
    ["nadie@example.com", "viaje"],
    ["", ""]
  ])("%j with %j shows an error and keeps the e-mail", async (email, password) => {
    const { address } = await begin()
    const { answer } = await enterAt(visitor, address, email, password)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain("El email o la contraseña no son correctos.")
    expect(answer.text).toContain(`value="${email}"`)
    expect(await whoIs()).toBeUndefined()
    expect((await enterAt(visitor, address, " Ana@Example.com ")).address).toBe(`${originOf("b2c")}/redirect`)
  })

  test("escapes what the visitor typed", async () => {
    const { address } = await begin()
    const { answer } = await enterAt(visitor, address, '"><script>alert(1)</script>')
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test("a second channel gets the same visitor without a form, with current data", async () => {
    await logIn("carla@example.com")
    expect(await whoIs()).toEqual({ email: "carla@example.com", email_verified: false })
    expect((await begin("belo")).address).toBe(`${originOf("belo")}/redirect`)
    expect(await whoIs("belo")).toEqual({ email: "carla@example.com", email_verified: false })
  })

  test("leaves no trace in logs, output or addresses", async () => {
    const { address } = await begin()
    const { address: end } = await enterAt(visitor, address, "ana@example.com")
    await visitor.follow(`${originOf("b2c")}/logout`)
    const { text } = await send(sandbox, "/_sandbox/requests")
    expect(text).toContain('"path":"/login/callback","query":{}')
    for (const told of [address, end, text, said.join()])
      expect(told).not.toMatch(/ana|viaje|code=|state=(?!.*login%2F)/)
  })
})
