import { afterAll, describe, expect, test, vi } from "vitest"
import { anApiUrl as apiUrlOf } from "../../../contracts/fixtures/apiUrl"
import { json, type LocalServer, localServer } from "../../../contracts/localServer"
import { BannerApiFetch } from "./BannerApiFetch"
import { call } from "./call"
import { plainGet, SessionApiFetch } from "./plainGet"

const server = await localServer()
afterAll(() => server.close())

type Answer = Parameters<LocalServer["answerWith"]>[0]
const get = () => plainGet({ channel: "MARCA", origin: server.origin })

const anApiUrl = (proxyHosts: ReadonlyArray<string> = [], texts = new Map<string, string>()) =>
  apiUrlOf({ channel: { code: "MARCA", proxyHosts }, origin: server.origin, texts })

const failures: ReadonlyArray<readonly [string, Answer]> = [
  ["401", json({ email: "ana@example.com", email_verified: true }, 401)],
  ["500", json({}, 500)],
  ["204", (response) => response.writeHead(204).end()],
  ["a page", (response) => response.end("<html>")],
  ["a list", json([1])],
  ["null", json(null)],
  ["another shape", json({ correo: "ana@example.com", nombre: 1 })],
  ["a cut connection", (response) => response.destroy()],
  ["a redirect", (response) => response.writeHead(302, { location: "/login" }).end()],
  ["too much", json({ email: "a".repeat(70_000), name: "a".repeat(70_000) })]
]

// SR-01
describe("GET /userinfo", () => {
  const session = () => SessionApiFetch(get()).current()

  test("has the headers of every call", async () => {
    server.answerWith(json({ email: "ana@example.com", email_verified: true }))
    expect(await session()).toEqual({ email: "ana@example.com", verified: true })
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /userinfo"])
    expect(server.received[0]?.headers).toMatchObject({ idchannel: "MARCA", "x-requested-with": "XMLHttpRequest" })
  })

  test.each([false, "true", 1, undefined])("an email_verified of %j counts as unverified", async (email_verified) => {
    server.answerWith(json({ email: "carla@example.com", email_verified }))
    expect(await session()).toEqual({ email: "carla@example.com", verified: false })
  })

  test.each(failures)("%s means no session", async (_what, answer) => {
    server.answerWith(answer)
    expect(await session()).toBeUndefined()
  })

  test("is retried after a 503, but only once", async () => {
    server.answerWith((response, nth) => json(nth === 1 ? {} : { email: "a@b.c" }, nth === 1 ? 503 : 200)(response))
    expect(await session()).toEqual({ email: "a@b.c", verified: false })
    server.answerWith(json({}, 503))
    expect(await session()).toBeUndefined()
    expect(server.received).toHaveLength(3)
  })
})

test("/api_url is requested once, and again only after a failure", async () => {
  const { ask } = anApiUrl(["api.example.com"])
  server.answerWith(json({}, 500))
  expect(await ask()).toBeUndefined()
  server.answerWith(json("https://api.example.com"))
  expect(await Promise.all([ask(), ask()])).toEqual(Array(2).fill("https://api.example.com"))
  expect(server.received).toHaveLength(1)
})

test("/api_url is requested again after the page of a captive portal, within the same document (CL-02)", async () => {
  const { ask } = anApiUrl()
  server.answerWith((response) => response.end("<html>Aceptá los términos del hotel</html>"))
  await ask()
  server.answerWith(json(server.origin))
  expect(await ask()).toBe(server.origin)
})

describe("the answer of /api_url in a tab (CL-02)", () => {
  const aTab = () => {
    const texts = new Map<string, string>()
    const page = { channel: "MARCA", origin: server.origin }
    const aDocument = () => anApiUrl(["api.example.com"], texts)
    return { aDocument, page, texts }
  }

  test("serves the documents after the first", async () => {
    const { aDocument } = aTab()
    server.answerWith(json("https://api.example.com"))
    expect(await aDocument().ask()).toBe("https://api.example.com")
    expect(await aDocument().ask()).toBe("https://api.example.com")
    expect(server.received).toHaveLength(1)
  })

  test.each(["https://evil.example", "", "<html>"])("is not kept if the channel may not call %j", async (address) => {
    const { aDocument, texts } = aTab()
    server.answerWith(json(address))
    await aDocument().ask()
    expect(texts.size).toBe(0)
  })

  test("is asked for anew if the tab holds another address", async () => {
    const { aDocument, texts } = aTab()
    texts.set("direccionApi", '{"v":1,"data":"https://evil.example"}')
    server.answerWith(json("https://api.example.com"))
    expect(await aDocument().ask()).toBe("https://api.example.com")
    expect(server.received).toHaveLength(1)
  })

  test.each<readonly [what: string, answer: Answer, kept: number]>([
    ["fails", json({}, 500), 0],
    ["is cut", (response) => response.destroy(), 0],
    ["is refused", json({}, 404), 1],
    ["is answered", json({}), 1]
  ])("stays, for this document and the next, unless a call to it fails: one %s", async (_what, answer, left) => {
    const { aDocument, page, texts } = aTab()
    const { ask, drop } = aDocument()
    const lost = { ...page, onLost: drop }
    server.answerWith(json(server.origin))
    await ask()
    server.answerWith(answer)
    await call({ method: "GET", url: "/userinfo", timeout: 500 }, lost).catch(() => undefined)
    expect(texts.size).toBe(1)
    await call({ method: "GET", url: `${server.origin}/public_api/x`, timeout: 500 }, lost).catch(() => undefined)
    expect(texts.size).toBe(left)
    server.answerWith(json(server.origin))
    await ask()
    expect(server.received).toHaveLength(1 - left)
  })
})

// CL-04, SH-09
describe("GET banner", () => {
  const banner = (load: (address: string) => Promise<unknown> = async () => {}) =>
    BannerApiFetch(get(), {
      apiUrl: anApiUrl(),
      channel: "MARCA",
      load
    }).current()
  const answers = (answer: Answer): Answer => {
    return (response, nth) => (nth === 1 ? json(server.origin)(response) : answer(response, nth))
  }

  test("goes to the address of /api_url, for the channel", async () => {
    server.answerWith(answers(json({ name: "verano.svg" })))
    expect(await banner()).toEqual({ name: "verano.svg" })
    expect(server.received.map(({ path }) => path)).toEqual(["/api_url", "/public_api/banner?idChannel=MARCA"])
  })

  test("an image that the browser cannot show gives no banner", async () => {
    const asked: Array<string> = []
    server.answerWith(answers(json({ name: "verano.svg" })))
    const lost = banner((address) => {
      asked.push(address)
      return Promise.reject(new Error("404"))
    })
    expect(await lost).toBeUndefined()
    expect(asked).toEqual(["/banners/verano.svg"])
  })

  test.each(["", "../secreto.png", "//otro.example/x.png", "a b.png", 7, null, undefined])(
    "an answer with the name %j gives no banner",
    async (name) => {
      server.answerWith(answers(json({ name })))
      expect(await banner()).toBeUndefined()
    }
  )

  test.each(failures)("%s gives no banner", async (_what, answer) => {
    server.answerWith(answers(answer))
    expect(await banner()).toBeUndefined()
  })

  test("an address that the channel may not call gets no request", async () => {
    server.answerWith(json("https://otro.example"))
    expect(await banner()).toBeUndefined()
    expect(server.received).toHaveLength(1)
  })
})

test.each([204, 500])("the status %i gives nothing, and the download stops", async (status) => {
  const answer = new Response(status === 204 ? null : "no", { status })
  const cancelled = answer.body && vi.spyOn(answer.body, "cancel")
  const get = plainGet({ channel: "MARCA", origin: "https://portal.example.com", fetch: async () => answer })
  expect(await get("/userinfo")).toBeUndefined()
  if (cancelled) expect(cancelled).toHaveBeenCalledTimes(1)
})
