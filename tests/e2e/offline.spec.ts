import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { atPayment, payFor } from "./steps/paying"

test.use({ serviceWorkers: "allow" })

const path = "/solicitarasistencia"
const card = (page: Page) => page.getByRole("region", { name: "Tu tarjeta de asistencia" })
const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Solicitar asistencia" })

/** Waits until the page is cached. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration("/solicitarasistencia")
        return found?.active?.state
      })
    )
    .toBe("activated")

/** The page's failed requests. */
const missing = (page: Page) => {
  const lost: Array<string> = []
  page.on("requestfailed", (request) => void lost.push(new URL(request.url()).pathname))
  return lost
}

// OU-07
test("a press before its code is here keeps the card once it comes", async ({ page, sandbox }) => {
  const arrive = await hold(page, "**/assets/offline-*.js")
  await atPayment(page, sandbox, "b2c")
  await payFor(page)
  await page.getByRole("button", { name: "Guardar en este dispositivo" }).click()
  arrive()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
})

// OU-07
test("after a purchase the card and the assistance page open offline; the payment never comes from the cache", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  await atPayment(page, sandbox, "b2c")
  await payFor(page)
  const voucher =
    (await page.getByText("Nº de voucher").first().locator("xpath=following-sibling::*[1]").textContent()) ?? ""
  await page.getByRole("button", { name: "Guardar en este dispositivo" }).click()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
  await kept(page)
  await sandbox.open(page, "b2c", path)
  await expect(card(page)).toContainText(voucher)
  const payment = await page.goto(`${sandbox.originOf("b2c")}/cotizarcompletarpago`)
  expect(payment?.fromServiceWorker()).toBe(false)
  expect(payment?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'")
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  // A day later, in another tab, abroad.
  await page.evaluate(() => localStorage.removeItem("resultadoCompra"))
  await page.close()
  await context.setOffline(true)
  const abroad = await context.newPage()
  const lost = missing(abroad)
  await sandbox.open(abroad, "b2c", path)
  await expect(title(abroad)).toBeVisible()
  await expect(card(abroad)).toContainText(voucher)
  await expect(card(abroad).getByRole("link").first()).toHaveAttribute("href", /^tel:/)
  await expectClean(abroad)
  expect(lost.filter((file) => file.startsWith("/assets/"))).toEqual([])
  await abroad.getByRole("button", { name: "Borrar la tarjeta de este dispositivo" }).click()
  await expect(card(abroad)).toHaveCount(0)
  await abroad.reload()
  await expect(title(abroad)).toBeVisible()
  await expect(card(abroad)).toHaveCount(0)
})

const dist = (file: string) => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url))
const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".html": "text/html; charset=utf-8"
}

/** A host of the build on which a walk can replace a file or stop the server. */
const aHost = async () => {
  const instead = new Map<string, string>()
  const host = { instead, asked: [] as Array<string>, origin: "", close: () => {} }
  const server = createServer(async ({ url = "/" }, answer) => {
    const { pathname } = new URL(url, "http://host")
    host.asked.push(pathname)
    const file = extname(pathname) ? pathname.slice(1) : `b2c${pathname}/index.html`
    const body = instead.get(pathname) ?? (await readFile(dist(file)).catch(() => undefined))
    const type = types[extname(file)] ?? "application/octet-stream"
    answer.writeHead(body ? 200 : 404, { "content-type": type, "cache-control": "no-cache" }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  host.origin = `http://b2c.localhost:${typeof address === "object" ? address?.port : ""}`
  host.close = () => void server.close()
  return host
}

/** The paths that the worker has stored, or "none" without a cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("asistencia"))) return "none"
    const all = await (await caches.open("asistencia")).keys()
    return all.map(({ url }) => new URL(url).pathname).join(" ")
  })

// OU-07
test("a maintenance page with status 200 replaces nothing: the card opens offline after it", async ({
  context,
  page
}) => {
  const { close, instead, origin } = await aHost()
  await page.goto(origin + path)
  await kept(page)
  const before = await cached(page)
  instead.set(path, "<!doctype html><title>Pausa</title><h1>Sitio en mantenimiento</h1>")
  await page.goto(origin + path)
  await expect(page.getByRole("heading", { name: "Sitio en mantenimiento" })).toBeVisible()
  // By the second answer the worker has read the first.
  await page.reload()
  expect(await cached(page)).toBe(before)
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toBeVisible()
  close()
})

test("a new build appears at once and replaces the cached one; the server can switch the cache off", async ({
  context,
  page
}) => {
  const { asked, close, instead, origin } = await aHost()
  await page.goto(origin + path)
  await kept(page)
  expect(await cached(page)).toContain("/assets/")

  const html = await readFile(dist(`b2c${path}/index.html`), "utf8")
  const icons = /\/assets\/icons-[\w-]+\.svg/.exec(html)?.[0] ?? ""
  instead.set("/assets/icons-new.svg", await readFile(dist(icons.slice(1)), "utf8"))
  instead.set(path, html.replaceAll(icons, "/assets/icons-new.svg").replace("</title>", " nuevo</title>"))
  await page.goto(origin + path)
  await expect.poll(() => cached(page)).toContain("/assets/icons-new.svg")
  expect(await cached(page)).not.toContain(icons)
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toBeVisible()
  expect(await page.content()).toContain("/assets/icons-new.svg")
  await context.setOffline(false)

  instead.set("/asistencia.js", await readFile(dist("asistencia.off.js"), "utf8"))
  await page.goto(origin + path)
  await expect.poll(() => cached(page)).toBe("none")
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  asked.length = 0
  const answer = await page.goto(origin + path)
  expect([answer?.fromServiceWorker(), asked.includes(path)]).toEqual([false, true])
  close()
})
