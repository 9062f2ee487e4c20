import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { aBuildOf, startedSandbox } from "./started"
import { send } from "./testing"

const style = "body{margin:0}"
const home = `<!doctype html><style>${style}</style><script type="application/ld+json">{}</script><title>Portal</title>`
const script = "console.log('hola')"

const trips = [
  ["^/cotizar[?]LEJOS$", "7"],
  ["^/cotizar[?]CERCA$", "8"]
]
const dist = aBuildOf({
  "../secret.txt": "secret",
  "../dist-secret/secret.txt": "secret",
  ".env": "secret",
  "index.html": home,
  "index.html.br": brotliCompressSync(home),
  "b2c/faqs/index.html": "<!doctype html>faqs",
  "belo/index.html": "<!doctype html>belo",
  "belo/faqs/index.html": "<!doctype html>belo faqs",
  "belo/404.html": "<!doctype html>belo lost",
  "belo/cotizar/index.html": "<!doctype html>belo plans",
  "belo/cotizar/7.html": `<!doctype html><style>${style}</style>belo 7`,
  "release/hosting.json": JSON.stringify({ trips }),
  "assets/a-1.js": script,
  "assets/a-1.js.br": brotliCompressSync(script),
  "assets/a-1.js.gz": gzipSync(script)
})
const sandbox = await startedSandbox({ dist, proxyTarget: "https://127.0.0.1:9" })

describe("encodings", () => {
  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", undefined]
  ])("accept-encoding %s gets %s", async (accepted, coding) => {
    const { status, headers } = await send(sandbox, "/assets/a-1.js", { headers: { "accept-encoding": accepted } })
    expect(status).toBe(200)
    expect(headers["content-encoding"]).toBe(coding)
    expect(headers.vary).toBe("Accept-Encoding")
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
  })
})

describe("caching", () => {
  test("hashed assets are immutable, pages revalidate", async () => {
    const asset = await send(sandbox, "/assets/a-1.js")
    expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
    for (const path of ["/", "/cotizar", "/assets/nothing", "/assets/"])
      expect((await send(sandbox, path)).headers["cache-control"]).toBe("no-cache")
  })

  test("a known ETag gets 304 without a body; a changed file gets a new ETag", async () => {
    const { headers } = await send(sandbox, "/faqs")
    const again = { headers: { "if-none-match": String(headers.etag) } }
    expect(await send(sandbox, "/faqs", again)).toMatchObject({ status: 304, text: "" })
    writeFileSync(join(dist, "b2c/faqs/index.html"), "<!doctype html>FAQS!")
    expect(await send(sandbox, "/faqs", again)).toMatchObject({ status: 200, text: "<!doctype html>FAQS!" })
  })
})

describe("pages", () => {
  test("unknown pages get the shell, unknown files 404, other methods 405", async () => {
    expect(await send(sandbox, "/no/such/page?x=1.js")).toMatchObject({ status: 200, text: home })
    expect((await send(sandbox, "/assets/none.js")).status).toBe(404)
    expect((await send(sandbox, "/none.pdf")).status).toBe(404)
    expect((await send(sandbox, "/cotizar", { method: "POST" })).status).toBe(405)
  })

  test("a host gets its channel's document, then its not-found page, then the shell", async () => {
    const on = async (host: string, path: string) => {
      const { status, text } = await send(sandbox, path, { headers: { host } })
      return [status, text]
    }
    for (const path of ["/faqs", "/faqs/", "/FAQS"])
      expect(await on("belo.localhost:4000", path)).toEqual([200, "<!doctype html>belo faqs"])
    expect(await on("belo.localhost:4000", "/")).toEqual([200, "<!doctype html>belo"])
    for (const path of ["/nada", "/belo", "/belo/faqs"])
      expect(await on("belo.localhost:4000", path)).toEqual([404, "<!doctype html>belo lost"])
    expect(await on("b2c.localhost", "/cotizar")).toEqual([200, home])
    // TR-18
    for (const path of ["/", "/cotizar", "/none.js", "/belo/icon.svg"])
      expect(await on("evil.example", path)).toEqual([404, home])
    expect(await on("evil.example", "/assets/a-1.js")).toEqual([200, script])
  })

  // OU-17
  test("a link to a trip gets the page's document for it, if the channel has one", async () => {
    const asked = (path: string) => send(sandbox, path, { headers: { host: "belo.localhost" } })
    for (const path of ["/cotizar?destino=LEJOS", "/Cotizar/?edades=34&DESTINO=lejos&destino=CERCA"]) {
      const { headers, text } = await asked(path)
      expect(text).toMatch(/belo 7$/)
      expect(headers["content-security-policy"]).toContain(createHash("sha256").update(style).digest("base64"))
    }
    for (const path of ["/cotizar?destino=CERCA", "/cotizar?destino=LEJOS.html", "/cotizar?destinos=LEJOS"])
      expect((await asked(path)).text).toBe("<!doctype html>belo plans")
    for (const path of ["/cotizar/7", "/cotizar/7.html"]) expect((await asked(path)).status).toBe(404)
    expect((await asked("/faqs?destino=LEJOS")).text).toBe("<!doctype html>belo faqs")
  })

  test.each(["/belo/faqs", "/belo/icon.svg", "/belo/index.html", "/index.html", "/index.html.br"])(
    "%s is not for another channel, nor by its file's name",
    async (path) => {
      const { status, text } = await send(sandbox, path, { headers: { host: "b2c.localhost" } })
      expect(status).toBe(404)
      expect(text).not.toContain("belo")
    }
  )

  test.each([
    ...["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"],
    ...["/..%2fdist-secret%2fsecret.txt", "/..%5csecret.txt", "/.env", "/index.html%00.js", "/%5Cevil.com/"]
  ])("%s does not leave the folder", async (path) => {
    const { status, text } = await send(sandbox, path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain("secret")
  })
})

// TR-21
describe("headers", () => {
  const hash = createHash("sha256").update(style).digest("base64")
  const strict = [
    "default-src 'none'; script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "img-src 'self' data:; font-src 'self'; worker-src 'self'; connect-src 'self' https://127.0.0.1:9; base-uri 'none'; form-action 'self'",
    "frame-ancestors 'none'"
  ].join("; ")
  const spelt = ["/CotizarCompletarPago", "/cotizarcompletarpago/", "//cotizarcompletarpago", "/cotizar%63ompletarpago"]
  const guarded = [
    ...["/cotizarpasajeros", "/cotizarcompletarpago", "/cotizarpagoexitoso", "/validar"],
    ...["/datospersonales", "/tusdatos", "/tuscompras", "/compraexterna"]
  ]

  test.each([...guarded, ...spelt])("%s has the strict policy with Trusted Types", async (path) => {
    const { headers } = await send(sandbox, path)
    const policies = /pago$/i.test(path.replace(/\/$/, "")) ? "'none'" : "asistencia"
    const rules = `require-trusted-types-for 'script'; trusted-types ${policies}`
    expect(headers["content-security-policy"]).toBe(`${strict}; ${rules}`)
  })

  test.each(["/", "/cotizar", "/faq"])("%s has the shop's policy", async (path) => {
    const shop = strict.replace("connect-src", "manifest-src 'self'; connect-src")
    expect((await send(sandbox, path)).headers["content-security-policy"]).toBe(shop)
  })

  test("a page without inline styles allows none", async () => {
    expect((await send(sandbox, "/faqs")).headers["content-security-policy"]).toContain("style-src 'self';")
  })

  test.each(["/", "/assets/a-1.js", "/none.js", "/userinfo", "/api/sales", "/%E0%A4%A"])(
    "%s carries the common headers",
    async (path) => {
      expect((await send(sandbox, path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "strict-transport-security": expect.stringContaining("max-age=31536000")
      })
    }
  )

  test.each([
    ...["/", "/tusdatos", "/tuscompras", "/TusCompras/"].map((path) => [path, "(self)"]),
    ...["/cotizar", "/cotizarcompletarpago", "/solicitarasistencia", "/userinfo"].map((path) => [path, "()"])
  ])("the place of a traveller may be asked for on %s: %s (OU-on-the-road)", async (path, whom) => {
    const { "permissions-policy": policy } = (await send(sandbox, path ?? "")).headers
    expect(policy).toContain(`geolocation=${whom},`)
    expect(policy).toContain("camera=(),")
  })

  test("the page of an external quote sends no referrer", async () => {
    expect((await send(sandbox, "/compraexterna?p=vigente")).headers["referrer-policy"]).toBe("no-referrer")
  })
})
