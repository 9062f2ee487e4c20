import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { all, channelIds, withProducers } from "./steps/channels"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atSuccess } from "./steps/paying"
import { comeAs } from "./steps/purchase"

test.use({ serviceWorkers: "allow" })

const card = (page: Page) => page.getByRole("region", { name: "Tu tarjeta de asistencia" })
const offline = (page: Page) => page.getByRole("heading", { level: 1, name: /sin conexión$/i })
const keepButton = (page: Page) => page.getByRole("button", { name: "Guardar en este dispositivo" })

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A purchase of today, as the payment leaves it. */
const bought = () => ({
  idSalesOrder: "9001",
  reserveId: "48201936",
  compra: {
    Id: "103",
    Name: "PLATINUM",
    cobertura: "USD 300.000",
    destino: "EUROPA",
    fechas: { fechaInicio: inDays(10), fechaFin: inDays(20) },
    pasajeros: 1,
    total: 100_000,
    moneda: "ARS",
    email: "ana@example.com",
    contada: true
  }
})

/** The worker of the kept card: whether it is there and has all that it shows. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.some(({ active, scope }) => new URL(scope).pathname === "/" && active?.state === "activated")
  })

/** Opens the page of success of a purchase of today and keeps its card. */
const keepCard = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  if (withProducers.has(channel)) await comeAs(page, sandbox, channel)
  else await sandbox.open(page, channel, "/faqs")
  await page.evaluate((data) => {
    localStorage.setItem("resultadoCompra", JSON.stringify({ v: 1, savedAt: Date.now(), data }))
  }, bought())
  await sandbox.open(page, channel, "/cotizarpagoexitoso")
  await keepButton(page).click()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
  await expect.poll(() => isKept(page)).toBe(true)
}

/** What a page asks for beside itself and its own files. */
const otherRequests = (page: Page) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (protocol !== "data:" && !request.isNavigationRequest() && !pathname.startsWith("/assets/")) asked.push(pathname)
  })
  return asked
}

const addresses = [
  "/",
  "/cotizar?destino=EUROPA",
  "/cotizarpasajeros",
  "/cotizarcompletarpago",
  "/cotizarpagoexitoso",
  "/tuscompras",
  "/faqs",
  "/contacto",
  "/solicitarasistencia",
  "/no-existe"
]

// A strip above the header and Argentina's words; Chile's.
for (const channel of all ? channelIds : ["bbva", "b2cchile"])
  test(`${channel}: without a connection any address opens with the kept card, and asks for nothing (OU-offline-card)`, async ({
    context,
    page,
    sandbox
  }) => {
    await keepCard(page, sandbox, channel)
    await page.close()
    await context.setOffline(true)
    const abroad = await context.newPage()
    const asked = otherRequests(abroad)
    for (const path of addresses) {
      await sandbox.open(abroad, channel, path)
      await expect(card(abroad)).toContainText("48201936")
      await expect(offline(abroad)).toHaveText(/^Guardada el \d\d\/\d\d, sin conexión$/)
      expect(new URL(abroad.url()).pathname).toBe(path.replace(/\?.*/, ""))
    }
    await expect(abroad.getByText(/^Buscabas otra página\./)).toBeVisible()
    expect(asked).toEqual([])
    await abroad.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(abroad)).toBe(0)
    await expectClean(abroad)
  })

test("a press keeps the card of a purchase; the network always wins, and the page asked for comes back by itself", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  await atSuccess(page, sandbox, "belo")
  await expect(keepButton(page)).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await keepButton(page).click()
  await expect.poll(() => isKept(page)).toBe(true)

  const payment = await page.goto(`${sandbox.originOf("belo")}/faqs`)
  expect(payment?.status()).toBe(200)
  await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(offline(page)).toBeVisible()
  await expect(page.getByText("Preguntas frecuentes")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: "Preguntas frecuentes" })).toBeVisible()
})

test("a worker that the browser stops between the card's page and its files answers those too", async ({
  context,
  page,
  sandbox
}) => {
  await keepCard(page, sandbox, "b2c")
  await context.setOffline(true)
  await sandbox.open(page, "b2c", "/contacto")
  await expect(card(page)).toContainText("48201936")
  const browser = await context.newCDPSession(page)
  await browser.send("ServiceWorker.enable")
  await browser.send("ServiceWorker.stopAllWorkers")
  const answer = page.evaluate(async () => {
    const file = document.querySelector<HTMLScriptElement>("script[src^='/assets/']")?.src ?? ""
    return (await fetch(file, { cache: "no-store" })).status
  })
  expect(await answer).toBe(200)
})

test("a page that the person has touched stays, and Reintentar opens the one that was asked for", async ({
  context,
  page,
  sandbox
}) => {
  await keepCard(page, sandbox, "b2cchile")
  await context.setOffline(true)
  await sandbox.open(page, "b2cchile", "/contacto")
  await expect(card(page)).toContainText("48201936")
  await page.keyboard.press("Shift")
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
  await expect(offline(page)).toBeVisible()
  await page.getByRole("button", { name: "Reintentar" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Contacto" })).toBeVisible()
})

/** What is there of a kept card, beside its entry: the worker and its cache. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return [all.length, await caches.has("tarjeta")]
  })

test("dropping the card forgets what opens offline; so does erasing everything, in another tab too", async ({
  context,
  page,
  sandbox
}) => {
  await keepCard(page, sandbox, "bbva")
  await page.getByRole("button", { name: "Borrar la tarjeta de este dispositivo" }).click()
  await expect.poll(() => left(page)).toEqual([0, false])

  await keepCard(page, sandbox, "bbva")
  await context.setOffline(true)
  const other = await context.newPage()
  await sandbox.open(other, "bbva", "/")
  await expect(card(other)).toContainText("48201936")
  await page.evaluate(() => {
    localStorage.removeItem("tarjetaAsistencia")
    localStorage.removeItem("resultadoCompra")
  })
  await expect(card(other)).toContainText("No hay una tarjeta guardada")
  await expect(card(other)).not.toContainText("48201936")
  await expect.poll(() => left(other)).toEqual([0, false])
})

test("a browser that cannot store it says so, and keeps no worker", async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Cache.prototype.addAll = () => Promise.reject(new DOMException("", "QuotaExceededError"))
    Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"))
  })
  await sandbox.open(page, "belo", "/faqs")
  await page.evaluate((data) => {
    localStorage.setItem("resultadoCompra", JSON.stringify({ v: 1, savedAt: Date.now(), data }))
  }, bought())
  await sandbox.open(page, "belo", "/cotizarpagoexitoso")
  await keepButton(page).click()
  await expect(
    page.getByText(/^Está guardada en este dispositivo .* Esta página no se abre sin conexión/)
  ).toBeVisible()
  await expect.poll(() => left(page)).toEqual([0, false])
})
