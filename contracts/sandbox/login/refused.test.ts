import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../server"
import { send } from "../testing"
import { aVisitor, enterAt, type Visitor } from "./visitor"

const said: string[] = []
let sandbox: Sandbox
let visitor: Visitor
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, behindProxy: true, log: (line) => said.push(line) })
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(() => {
  visitor = aVisitor()
})

const host = () => `b2c.localhost:${sandbox.port}`
const origin = () => `http://${host()}`
const wrong = "No pudimos iniciar tu sesión"
const isOut = async (someone = visitor) => (await someone.get(`${origin()}/userinfo`)).status === 204

/** Runs a login up to the callback's address. */
const untilBack = async (email = "ana@example.com") => {
  const { address } = await visitor.follow(`${origin()}/login`)
  const form = new URLSearchParams({ email, password: "viaje" }).toString()
  const { headers } = await visitor.post(address, form)
  const resumed = await visitor.get(new URL(headers.location ?? "", address).href)
  return new URL(resumed.headers.location ?? "")
}

const changed = (address: URL, name: string, value: string) => {
  const other = new URL(address)
  other.searchParams.set(name, value)
  return other.href
}

describe("the callback of a login", () => {
  test.each([
    ["another state", (back: URL) => changed(back, "state", "x".repeat(43))],
    ["another code", (back: URL) => changed(back, "code", "x".repeat(43))],
    ["another service's word", (back: URL) => changed(back, "iss", "https://evil.example")],
    ["no code", (back: URL) => back.href.replace(/code=[^&]*/, "error=access_denied")],
    ["nothing", (back: URL) => back.origin + back.pathname]
  ])("with %s opens no session, and says so", async (_, spoiled) => {
    const back = await untilBack()
    const answer = await visitor.get(spoiled(back))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(wrong)
    expect(answer.text).toContain('href="/login"')
    expect(answer.text).not.toMatch(/state|code|OAuth|example/i)
    expect(answer.headers["set-cookie"]).toBeUndefined()
    expect(answer.headers["referrer-policy"]).toBe("no-referrer")
    expect(await isOut()).toBe(true)
  })

  test("opens a session once, in the browser that began", async () => {
    const back = await untilBack()
    const thief = aVisitor()
    await thief.follow(`${origin()}/login`)
    expect((await thief.get(back.href)).status).toBe(400)
    expect((await visitor.get(back.href)).headers.location).toBe("/redirect")
    expect((await visitor.get(back.href)).status).toBe(400)
    expect(await isOut(thief)).toBe(true)
    expect(await isOut()).toBe(false)
  })

  test("opens a new session, not the one of an earlier cookie", async () => {
    const first = (await visitor.get((await untilBack()).href)).headers["set-cookie"]?.[0] ?? ""
    expect(first).toMatch(/^sesion=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)
    const before = visitor.cookies(host())
    await visitor.follow(`${origin()}/login`)
    expect(visitor.cookies(host())).not.toBe(before)
    expect((await send(sandbox, "/userinfo", { headers: { cookie: before, host: host() } })).status).toBe(204)
    expect(await isOut()).toBe(false)
  })
})

describe("the login service", () => {
  const ask = (more: Record<string, string>) => {
    const query = new URLSearchParams({
      client_id: "portal",
      response_type: "code",
      scope: "openid email",
      redirect_uri: `${origin()}/login/callback`,
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
      ...more
    })
    return visitor.get(`http://127.0.0.1:${sandbox.port}/_sandbox/oidc/auth?${query}`)
  }

  test("shows its form for a valid request", async () => {
    expect((await ask({})).headers.location).toMatch(/^\/_sandbox\/oidc\/login\//)
  })

  test.each([
    "https://evil.example/login/callback",
    "http://b2c.localhost.evil.example/login/callback",
    "http://b2c.localhost/redirect",
    "http://b2c.localhost/login/callback?next=https://evil.example",
    "http://evil@b2c.localhost/login/callback",
    "javascript:alert(1)"
  ])("never redirects to %s", async (redirect_uri) => {
    const answer = await ask({ redirect_uri })
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.text).toContain("No pudimos continuar")
    expect(answer.text).not.toContain("evil")
  })

  test.each([
    ["no proof key", { code_challenge: "", code_challenge_method: "" }],
    ["a proof key in plain words", { code_challenge_method: "plain" }],
    ["no code", { response_type: "id_token" }]
  ])("refuses %s", async (_, more) => {
    const { location = "" } = (await ask(more)).headers
    expect(location).toMatch(/^http:\/\/b2c\.localhost:\d+\/login\/callback[?#]error=/)
  })

  test("a form that has ended links back to its site", async () => {
    const belo = `http://belo.localhost:${sandbox.port}`
    const { address } = await visitor.follow(`${belo}/login`)
    await enterAt(visitor, address, "ana@example.com")
    for (const { status, text } of [await visitor.get(address), await visitor.post(address, "email=x")]) {
      expect(status).toBe(404)
      expect(text).toContain(`href="${belo}/login"`)
    }
  })

  test("an unknown form links nowhere", async () => {
    const { status, text } = await visitor.get(`http://127.0.0.1:${sandbox.port}/_sandbox/oidc/login/nada`)
    expect(status).toBe(404)
    expect(text).toContain("Esta página venció")
    expect(text).not.toContain("href")
  })
})

describe("behind a proxy that speaks https", () => {
  const https = (cookie = "") => ({ headers: { host: "asistencia.b2c.example", "x-forwarded-proto": "https", cookie } })

  test("cookies are for this host and https alone", async () => {
    const { headers } = await send(sandbox, "/login", https())
    expect(headers["set-cookie"]?.[0]).toMatch(
      /^__Host-entrada=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=3600$/
    )
    const { searchParams } = new URL(headers.location ?? "")
    expect(searchParams.get("redirect_uri")).toBe("https://asistencia.b2c.example/login/callback")
    const out = await send(sandbox, "/logout", https())
    expect(out.headers["set-cookie"]?.[0]).toBe("__Host-sesion=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0")
  })

  test("a session cookie that another host could have set does not count", async () => {
    await visitor.get((await untilBack()).href)
    const cookie = visitor.cookies(host())
    expect((await send(sandbox, "/userinfo", { headers: { host: host(), cookie } })).status).toBe(200)
    expect((await send(sandbox, "/userinfo", https(cookie))).status).toBe(204)
    expect((await send(sandbox, "/userinfo", https(cookie.replace("sesion", "__Host-sesion")))).status).toBe(200)
  })
})

describe("logging out", () => {
  test("ends the session here and at the login service, then redirects home", async () => {
    const { address: form } = await visitor.follow(`${origin()}/login`)
    await enterAt(visitor, form, "ana@example.com")
    const cookie = visitor.cookies(host())
    const { address, answer } = await visitor.follow(`${origin()}/logout`)
    expect(address).toMatch(/\/_sandbox\/oidc\/session\/end\?/)
    expect(answer.headers["content-security-policy"]).toContain(`form-action 'self' ${origin()};`)
    expect(await isOut()).toBe(true)
    expect((await send(sandbox, "/userinfo", { headers: { host: host(), cookie } })).status).toBe(204)
    const [, action = ""] = /action="([^"]+)"/.exec(answer.text) ?? []
    const [, xsrf = ""] = /name="xsrf" value="(\w+)"/.exec(answer.text) ?? []
    const sent = await visitor.post(action, new URLSearchParams({ xsrf, logout: "yes" }).toString())
    expect(sent.headers.location).toBe(`${origin()}/`)
    expect((await visitor.follow(`${origin()}/login`)).address).toMatch(/\/_sandbox\/oidc\/login\//)
  })

  test("needs no session, and takes no target from the address", async () => {
    const { headers } = await visitor.get(
      `${origin()}/logout?post_logout_redirect_uri=https://evil.example&next=//evil`
    )
    expect(headers.location).toBe("/")
    expect(headers["set-cookie"]?.[0]).toBe("sesion=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
  })
})

test("the log never names the visitor", () => expect(said.join()).not.toMatch(/ana|@|code=|state=/))
