import { beforeEach, describe, expect, test } from "vitest"
import { mailsOf, startedSandbox } from "./started"
import { type Answer, send } from "./testing"

const said: string[] = []
const sandbox = startedSandbox({ behindProxy: true, log: (line) => said.push(line) })
beforeEach(async () => {
  for (const path of ["requests", "correo", "people"]) await send(sandbox, `/_sandbox/${path}`, { method: "DELETE" })
})

const host = "belo.localhost"
type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}) => send(sandbox, path, { headers: { host, ...headers } })
const enter = (email: string, password = "viaje", headers: Headers = {}, query = "") =>
  send(sandbox, `/login${query}`, {
    method: "POST",
    headers: { host, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ email, password }).toString()
  })
const setBy = ({ headers }: Answer) => headers["set-cookie"]?.[0] ?? ""
const cookieOf = (answer: Answer) => setBy(answer).split(";")[0] ?? ""
const whoIs = async (cookie: string, headers: Headers = {}) => {
  const { status, text } = await get("/userinfo", { cookie, ...headers })
  return status === 200 ? JSON.parse(text) : undefined
}

describe("logging in", () => {
  test("leads by a form to a session, and then to /redirect", async () => {
    const form = await get("/login")
    for (const part of ['<label for="email">Email', "<button>ENTRAR", "carla@", "Asistencia BELO"])
      expect(form.text).toContain(part)
    const answer = await enter(" Ana@Example.com ")
    expect([answer.status, answer.headers.location]).toEqual([302, "/redirect"])
    expect(setBy(answer)).toMatch(/^sesion=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await whoIs(`otra=1; ${cookieOf(answer)}`)).toEqual({ email: "ana@example.com", email_verified: true })
  })

  test("opens a new session, not the one of an earlier cookie", async () => {
    const first = cookieOf(await enter("ana@example.com"))
    const second = cookieOf(await enter("ana@example.com", "viaje", { cookie: first }))
    expect(await whoIs(first)).toBeUndefined()
    expect(await whoIs(second)).toBeDefined()
  })

  test.each([
    ["ana@example.com", "viaja"],
    ["nadie@example.com", "viaje"],
    ["", ""]
  ])("%j with %j shows an error and keeps the e-mail", async (email, password) => {
    const answer = await enter(email, password)
    expect([answer.status, setBy(answer)]).toEqual([200, ""])
    expect(answer.text).toContain("El email o la contraseña no son correctos.")
    expect(answer.text).toContain(`value="${email}"`)
  })

  test("escapes what the visitor typed", async () => {
    const { headers, text } = await enter('"><script>alert(1)</script>')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  test.each(["https://evil.example/", "//evil", "javascript:alert(1)"])("never redirects to %s", async (to) => {
    const query = `?${new URLSearchParams({ redirect_uri: to, next: to })}`
    expect((await enter("ana@example.com", "viaje", {}, query)).headers.location).toBe("/redirect")
    expect((await get(`/logout${query}`)).headers.location).toBe("/")
  })

  test.each<Headers>([{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }])(
    "from another site opens no session: %j",
    async (headers) => expect((await enter("ana@example.com", "viaje", headers)).status).toBe(403)
  )

  test("the log never names the visitor", async () => {
    await enter("ana@example.com")
    const { text } = await get("/_sandbox/requests")
    expect(text).toContain('"call":"login"')
    expect(text + said.join()).not.toMatch(/ana|viaje/)
  })
})

test.each(["sesion=", "sesion=00000000-0000-4000-8000-000000000000", "sesion=__proto__", "x"])(
  "the cookie %j has no session",
  async (cookie) => expect(await whoIs(cookie)).toBeUndefined()
)

const https = { host: "asistencia.b2c.example", "x-forwarded-proto": "https" }

test("behind a proxy that speaks https, cookies are for this host and https alone", async () => {
  const answer = await enter("ana@example.com", "viaje", https)
  expect(setBy(answer)).toMatch(/^__Host-sesion=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const plain = cookieOf(await enter("ana@example.com"))
  expect(await whoIs(plain, https)).toBeUndefined()
  expect(await whoIs(plain.replace("sesion", "__Host-sesion"), https)).toBeDefined()
})

test("logging out ends the session and redirects home", async () => {
  const cookie = cookieOf(await enter("ana@example.com"))
  const answer = await get("/logout", { cookie })
  expect(answer.headers.location).toBe("/")
  expect(setBy(answer)).toBe("sesion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
  expect(await whoIs(cookie)).toBeUndefined()
})

test("only the button of the mailed link verifies an e-mail, once; the next login knows", async () => {
  const before = cookieOf(await enter("carla@example.com"))
  const [mail] = await mailsOf(sandbox, "?to=carla@example.com")
  expect(mail).toMatchObject({ subject: "Validá tu email", channel: "BELO" })
  const link = String(mail?.fields.link)
  expect(link).toMatch(/^http:\/\/belo\.localhost\/login\/validar\/[a-p]{48}$/)
  const viewer = await get("/_sandbox/correo", { accept: "text/html" })
  expect(viewer.text).toContain(`<a href="${link}">Validar el email</a>`)

  const { pathname } = new URL(link)
  const shown = await get(pathname)
  expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect(await whoIs(cookieOf(await enter("carla@example.com")))).toMatchObject({ email_verified: false })
  const press = () => send(sandbox, pathname, { method: "POST", headers: { host } })
  expect((await press()).text).toContain("Tu email está validado")
  for (const answer of [await get(pathname), await press()]) expect(answer.status).toBe(404)

  // The session stays as it began. A visitor who is logged in needs no form for the next one.
  expect(await whoIs(before)).toMatchObject({ email_verified: false })
  const again = await get("/login", { cookie: before })
  expect(again.headers.location).toBe("/redirect")
  expect(await whoIs(cookieOf(again))).toMatchObject({ email_verified: true })
  expect(await mailsOf(sandbox, "?to=carla@example.com")).toHaveLength(2)
  expect((await get("/_sandbox/requests")).text).not.toMatch(/validar\/[a-p]{48}/)
})

test("Chile's mail says tú", async () => {
  await enter("carla@example.com", "viaje", { host: "b2cchile.localhost" })
  expect((await mailsOf(sandbox))[0]?.subject).toBe("Valida tu email")
})
