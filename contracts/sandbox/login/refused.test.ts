import { beforeEach, describe, expect, test } from "vitest"
import { startedSandbox } from "../started"
import { send } from "../testing"
import { aVisitor, enterAt, type Visitor } from "./visitor"

const said: string[] = []
const sandbox = startedSandbox({ behindProxy: true, log: (line) => said.push(line) })
let visitor: Visitor
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
  return new URL(headers.location ?? "")
}

describe("the callback of a login", () => {
  test.each([
    ["another code", (back: URL) => back.href.replace(/code=.*/, `code=${"x".repeat(36)}`)],
    ["no code", (back: URL) => back.href.replace(/code=.*/, "error=access_denied")],
    ["nothing", (back: URL) => back.origin + back.pathname]
  ])("with %s opens no session, and says so", async (_, spoiled) => {
    const back = await untilBack()
    const answer = await visitor.get(spoiled(back))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(wrong)
    expect(answer.text).toContain('href="/login"')
    expect(answer.text).not.toMatch(/code|example/i)
    expect(answer.headers["set-cookie"]).toBeUndefined()
    expect(answer.headers["referrer-policy"]).toBe("no-referrer")
    expect(await isOut()).toBe(true)
  })

  test("opens a session once, in the browser that began", async () => {
    const back = await untilBack()
    const thief = aVisitor()
    await thief.follow(`${origin()}/login`)
    expect((await thief.get(back.href)).status).toBe(400)
    const elsewhere = { host: `belo.localhost:${sandbox.port}`, cookie: visitor.cookies(host()) }
    expect((await send(sandbox, back.pathname + back.search, { headers: elsewhere })).status).toBe(400)
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
  test.each([
    "https://evil.example/login/callback",
    "http://b2c.localhost.evil.example/login/callback",
    "javascript:alert(1)"
  ])("never redirects to %s", async (to) => {
    const query = new URLSearchParams({ redirect_uri: to, next: to, origin: to })
    const { address } = await visitor.follow(`${origin()}/login?${query}`)
    const { headers } = await visitor.post(`${address}?${query}`, "email=ana@example.com&password=viaje")
    expect(headers.location).toMatch(new RegExp(`^${origin()}/login/callback\\?code=[\\w-]{36}$`))
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
    const { status, text } = await visitor.get(`http://127.0.0.1:${sandbox.port}/_sandbox/login/nada`)
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
    const sent = await visitor.post(headers.location ?? "", "email=ana@example.com&password=viaje")
    expect(sent.headers.location).toMatch(/^https:\/\/asistencia\.b2c\.example\/login\/callback\?code=/)
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
    const { address } = await visitor.follow(`${origin()}/logout`)
    expect(address).toBe(`${origin()}/`)
    expect(await isOut()).toBe(true)
    expect((await send(sandbox, "/userinfo", { headers: { host: host(), cookie } })).status).toBe(204)
    expect((await visitor.follow(`${origin()}/login`)).address).toMatch(/\/_sandbox\/login\//)
  })

  test("of the login service needs an address that the portal's host has made", async () => {
    await visitor.get((await untilBack()).href)
    const service = `http://127.0.0.1:${sandbox.port}/_sandbox/login`
    expect((await visitor.get(`${service}/nada/salir`)).status).toBe(404)
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
