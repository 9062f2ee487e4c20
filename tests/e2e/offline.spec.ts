import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { request, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page, Response } from "@playwright/test"
import { startSandbox } from "../../contracts/sandbox/server"
import { listen } from "../../contracts/verifier/listen"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { atSuccess } from "./steps/paying"
import { dist } from "./steps/sandbox"

test.use({ serviceWorkers: "allow" })

const path = "/solicitarasistencia"
const card = (page: Page) => page.getByRole("region", { name: "Tu tarjeta de asistencia" })
const title = (page: Page) => page.getByRole("heading", { level: 1, name: "Solicitar asistencia" })

/** Waits until the page is cached. */
const kept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations()
        return all.find(({ scope }) => scope.endsWith("/solicitarasistencia"))?.active?.state
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
  await atSuccess(page, sandbox, "b2c")
  await page.getByRole("button", { name: "Guardar en este dispositivo" }).click()
  arrive()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
})

// OU-07
test("after a purchase the card and the assistance page open offline; the payment never comes from the cache", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  await atSuccess(page, sandbox, "b2c")
  const voucher =
    (await page.getByText("Nº de voucher").first().locator("xpath=following-sibling::*[1]").textContent()) ?? ""
  await page.getByRole("button", { name: "Guardar en este dispositivo" }).click()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
  await sandbox.open(page, "b2c", path)
  await expect(card(page)).toContainText(voucher)
  await kept(page)
  const files: Array<Response> = []
  page.on("response", (answer) => {
    if (answer.url().includes("/assets/")) files.push(answer)
  })
  const payment = await page.goto(`${sandbox.originOf("b2c")}/cotizarcompletarpago`)
  expect(payment?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'")
  expect(files.length).toBeGreaterThan(0)
  expect(files).toEqual(files.filter((file) => !file.fromServiceWorker()))

  // A day later, when the purchase itself no longer shows its card, in another tab, abroad.
  await page.close()
  await context.setOffline(true)
  const abroad = await context.newPage()
  await abroad.clock.setFixedTime(Date.now() + 25 * 3_600_000)
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

/** A host of a copy of the build, in which a walk can replace files and the page's answer. */
const aHost = async () => {
  const folder = await mkdtemp(join(tmpdir(), "host-"))
  await cp(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const sandbox = await startSandbox({ port: 0, dist: folder })
  let instead: ((answer: ServerResponse) => void) | undefined
  const front = await listen(({ headers, method, url }, answer) => {
    if (instead && url === path) return instead(answer)
    const asked = request({ port: sandbox.port, path: url, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    // The host ends with what it still asks.
    asked.on("error", () => answer.destroy()).end()
  })
  return {
    page: `http://b2c.localhost:${front.port}${path}`,
    read: (file: string) => readFile(join(folder, file), "utf8"),
    replace: (file: string, text: string) => writeFile(join(folder, file), text),
    /** Answers the page so from now on. */
    answer: (next: typeof instead) => {
      instead = next
    },
    close: async () => {
      await front.close()
      await sandbox.close()
      await rm(folder, { recursive: true })
    }
  }
}

const own = `b2c${path}/index.html`

/** The paths that the worker has stored, or "none" without a cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("asistencia"))) return "none"
    const all = await (await caches.open("asistencia")).keys()
    return all.map(({ url }) => new URL(url).pathname).join(" ")
  })

const html = { "content-type": "text/html" }

/** Answers that are not the build's page, by what a traveller would read. */
const strange: Readonly<Record<string, (answer: ServerResponse) => unknown>> = {
  "Bad Gateway": (answer) => answer.writeHead(502, html).end("<h1>Bad Gateway</h1>"),
  "Service Unavailable": (answer) => answer.writeHead(503, html).end("<h1>Service Unavailable</h1>"),
  "Not Found": (answer) => answer.writeHead(404, html).end("<h1>Not Found</h1>"),
  "Sitio en mantenimiento": (answer) => answer.writeHead(200, html).end("<h1>Sitio en mantenimiento</h1>"),
  "a hotel's login": (answer) => answer.writeHead(200, html).end(`<form><a href="${path}">Wi-Fi</a></form>`),
  "another page": (answer) => answer.writeHead(302, { location: "/faqs" }).end(),
  "nothing at all": (answer) => answer.writeHead(200, html).end(),
  "a page that ends in its middle": (answer) =>
    answer.writeHead(200, { ...html, "content-length": 9000 }).write("<h1>Solicitar", () => answer.destroy()),
  "a page that stops in its middle": (answer) => answer.writeHead(200, html).write("<h1>Solicitar"),
  "no answer": () => undefined
}

// OU-07, OU-18
test("whatever the server answers in its place, the kept page opens with its phones, and stays kept", async ({
  page
}) => {
  test.slow()
  const host = await aHost()
  await page.goto(host.page)
  await kept(page)
  const before = await cached(page)
  for (const [name, answer] of Object.entries(strange))
    await test.step(name, async () => {
      host.answer(answer)
      await page.goto(host.page)
      await expect(title(page)).toBeVisible()
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await cached(page)).toBe(before)
    })
  await host.close()
  await page.reload()
  await expect(title(page)).toBeVisible()
})

// OU-07
test("a worker whose page the browser deleted shows what the server says", async ({ page }) => {
  const host = await aHost()
  await page.goto(host.page)
  await kept(page)
  await page.evaluate(() => caches.delete("asistencia"))
  host.answer((answer) => answer.writeHead(502, html).end("<h1>Bad Gateway</h1>"))
  const answer = await page.goto(host.page)
  expect(answer?.status()).toBe(502)
  await expect(page.getByRole("heading", { name: "Bad Gateway" })).toBeVisible()
  await host.close()
})

test("a new build appears at once and replaces the cached one; the server can switch the cache off", async ({
  context,
  page
}) => {
  const host = await aHost()
  await page.goto(host.page)
  await kept(page)
  expect(await cached(page)).toContain("/assets/")

  const html = await host.read(own)
  const icons = /\/assets\/icons-[\w-]+\.svg/.exec(html)?.[0] ?? ""
  await host.replace("assets/icons-new.svg", await host.read(icons))
  await host.replace(own, html.replaceAll(icons, "/assets/icons-new.svg").replace("</title>", " nuevo</title>"))
  await page.goto(host.page)
  await expect.poll(() => cached(page)).toContain("/assets/icons-new.svg")
  expect(await cached(page)).not.toContain(icons)
  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toBeVisible()
  expect(await page.content()).toContain("/assets/icons-new.svg")
  await context.setOffline(false)

  await host.replace("asistencia.js", await host.read("asistencia.off.js"))
  await page.goto(host.page)
  await expect.poll(() => cached(page)).toBe("none")
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const answer = await page.goto(host.page)
  expect(answer?.fromServiceWorker()).toBe(false)
  await host.close()
})
