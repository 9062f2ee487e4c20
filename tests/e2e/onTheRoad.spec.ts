import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { all } from "./steps/channels"
import { expect, setNow, test } from "./steps/fixtures"
import { aCancellationWish, fillCancellation, send } from "./steps/forms"
import { atSuccess } from "./steps/paying"
import { comeAs } from "./steps/purchase"
import { shifts, sumOf, watchShifts } from "./steps/shifts"

const key = "tarjetaAsistencia"
const trip = { fechaInicio: "2027-03-18", fechaFin: "2027-03-28" }
const kept = {
  idSalesOrder: "9001",
  reserveId: "48201936",
  plan: "PLATINUM",
  destino: "EUROPA",
  pasajeros: "2",
  ...trip
}

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)

/** A browser that kept the card of a trip, on a day of it. */
const onDay = async (page: Page, now: string) => {
  await setNow(page, now)
  const text = JSON.stringify({ v: 1, savedAt: Date.parse("2027-01-10"), data: kept })
  await page.addInitScript(
    ([key, text]) => {
      // Firefox runs it on about:blank too, which stores nothing.
      if (location.host === "") return
      if (sessionStorage.getItem(key) === null) localStorage.setItem(key, text)
      sessionStorage.setItem(key, "once")
    },
    [key, text] as const
  )
}

/** A browser that kept the card of a trip that began two days ago: its clock and its frames are real. */
const underWay = (page: Page) => {
  const away = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const data = { ...kept, fechaInicio: away(-2), fechaFin: away(8) }
  const text = JSON.stringify({ v: 1, savedAt: Date.now(), data })
  return page.addInitScript(([key, text]) => location.host !== "" && localStorage.setItem(key, text), [
    key,
    text
  ] as const)
}

const card = (page: Page, name: string | RegExp) => page.getByRole("region", { name })
const fold = (page: Page) => page.getByRole("button", { name: "Plegar" })

const opened = (page: Page) => page.getByRole("button", { name: "Abrir", exact: true })

/** The card stands still: its slide is over. */
const settled = async (page: Page) => {
  await expect(fold(page)).toBeVisible()
  await expect
    .poll(() =>
      page.getByRole("main").evaluate((main) => [...main.children].flatMap((one) => one.getAnimations()).length)
    )
    .toBe(0)
}

// OU-on-the-road
test("a card kept after the purchase tells of the trip before, during and after it", { tag: "@critical" }, async ({
  context,
  page,
  sandbox
}) => {
  await atSuccess(page, sandbox, "b2c")
  await page.getByRole("button", { name: "Guardar en este dispositivo" }).click()
  await expect(page.getByText(/^Está guardada en este dispositivo/)).toBeVisible()
  const { fechaFin, fechaInicio } = JSON.parse((await stored(page)) ?? "").data
  const at = (day: string, days: number) => new Date(Date.parse(`${day}T15:00:00Z`) + days * 86_400_000).toISOString()
  const reads = async (now: string, title: RegExp, link: RegExp | undefined) => {
    const next = await context.newPage()
    await setNow(next, now)
    await sandbox.open(next, "b2c")
    await expect(card(next, title)).toBeVisible()
    if (link) await expect(card(next, title).getByRole("link", { name: link })).toBeVisible()
    if (link?.test("Llamar")) {
      await card(next, title)
        .getByRole("button", { name: /^¿Me cubre…\?/ })
        .press("Enter")
      const dialog = next.getByRole("dialog", { name: "¿Me cubre…?" })
      await dialog.getByRole("textbox", { name: "Tu pregunta" }).fill("tengo fiebre")
      await expect(dialog.getByRole("heading", { level: 3, name: "Enfermedad" })).toBeVisible()
    }
    await next.close()
  }
  await reads(at(fechaInicio, -3), /^Faltan 3 días$/, undefined)
  await reads(at(fechaInicio, 2), /^Estás en Europa, día 3 de \d+$/, /^Llamar/)
  await reads(at(fechaFin, 0), /^Hoy volvés$/, /^Llamar/)
  await reads(at(fechaFin, 30), /^Pedí tu reintegro hasta el /, /^Cómo pedir un reintegro$/)
  const late = await context.newPage()
  await late.route("**/asistencia.js", (route) => {
    const date = new Date(Date.parse(at(fechaFin, 31))).toUTCString()
    return route.request().method() === "HEAD" ? route.fulfill({ headers: { date } }) : route.fallback()
  })
  await setNow(late, at(fechaFin, 31))
  await sandbox.open(late, "b2c")
  await expect.poll(() => stored(late)).toBeNull()
  await expect(fold(late)).toHaveCount(0)
})

// OU-offline-card
test("a clock that is ten years ahead for a moment hides the card, and loses nothing", async ({ page, sandbox }) => {
  await onDay(page, "2037-03-20T15:00:00Z")
  const serversDay = page.waitForResponse((answer) => answer.request().method() === "HEAD")
  await sandbox.open(page, "b2c")
  await serversDay
  await expect(fold(page)).toHaveCount(0)
  await setNow(page, "2027-03-20T15:00:00Z")
  await page.reload()
  await expect(card(page, "Estás en Europa, día 3 de 10")).toBeVisible()
})

// OU-on-the-road
test("a purchase that was asked to be taken back says so on its card, once the request has arrived", async ({
  page,
  sandbox
}) => {
  await onDay(page, "2027-03-20T15:00:00Z")
  await sandbox.open(page, "b2c", "/arrepentimiento")
  await fillCancellation(page, { ...aCancellationWish(), purchaseDate: "18/03/2027" }, "R-48201936")
  await sandbox.fault("b2c", "notification/regret", "500")
  await send(page)
  const dialog = page.getByRole("dialog", { name: "Botón de arrepentimiento" })
  await expect(dialog.getByText(/^Problema al enviar/)).toBeVisible()
  expect(await stored(page)).not.toContain("baja")
  await dialog.getByRole("button", { name: "Reintentar" }).click()
  await expect(dialog.getByText(/^Su solicitud se ha enviado/)).toBeVisible()
  await dialog.getByRole("button", { name: "Cerrar" }).click()
  const here = card(page, "Estás en Europa, día 3 de 10")
  await expect(here.getByText("Pediste la baja el 20/03/2027")).toBeVisible()
  await here.getByRole("button", { name: /^Mi tarjeta/ }).press("Enter")
  await expect(page.getByRole("dialog", { name: "Mi tarjeta" })).toContainText("Pediste la baja el")
})

const windows = [
  [360, 740],
  [1366, 768]
] as const

// OU-on-the-road
for (const [width, height] of windows)
  test(`at ${width} px the page slides below the card, and jumps nowhere`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height })
    await watchShifts(page)
    await underWay(page)
    await sandbox.open(page, "b2c")
    await settled(page)
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 0.4 })
    // A late font moves a line by less than a pixel.
    expect(sumOf(await shifts(page))).toBeLessThan(0.01)
  })

// OU-on-the-road
for (const [width, height] of windows.slice(0, all ? 2 : 1))
  test(`at ${width} px the card asks for nothing, and opens anew on the next day`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height })
    await onDay(page, "2027-03-20T15:00:00Z")
    await sandbox.open(page, "b2c")
    await settled(page)
    await expectClean(page)
    await page.waitForLoadState("networkidle")

    const asked: Array<string> = []
    // A first touch fetches the rest of the page, whose own files these are.
    page.on("request", (request) => request.url().includes("/assets/") || asked.push(request.url()))
    await page.context().setOffline(true)
    const here = card(page, "Estás en Europa, día 3 de 10")
    await expect(here.getByRole("link", { name: /^Llamar/ })).toHaveAttribute("href", /^tel:\+/)
    await here.getByRole("button", { name: /^Mi tarjeta/ }).press("Enter")
    const pass = page.getByRole("dialog", { name: "Mi tarjeta" })
    await expect(pass).toContainText("48201936")
    await expectClean(page)
    await page.keyboard.press("Escape")
    await expect(here.getByRole("button", { name: /^Mi tarjeta/ })).toBeFocused()
    await fold(page).press("Enter")
    await expect(opened(page)).toBeFocused()
    expect(asked).toEqual([])
    await page.context().setOffline(false)

    await page.reload()
    await expect(opened(page)).toBeVisible()
    await expect(here.getByRole("link")).toHaveCount(1)
    await setNow(page, "2027-03-21T15:00:00Z")
    await page.reload()
    await expect(card(page, "Estás en Europa, día 4 de 10")).toBeVisible()
    await expect(fold(page)).toBeVisible()
  })

// OU-on-the-road, A11Y-12
test("in forced colours the days of the trip show as its text does", async ({ page, sandbox }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await underWay(page)
  await sandbox.open(page, "b2c")
  await settled(page)
  const here = card(page, /^Estás en Europa/)
  const text = await here.getByRole("heading").evaluate((heading) => getComputedStyle(heading).color)
  for (const days of await here.locator("[aria-hidden=true] > span").all()) await expect(days).toHaveCSS("color", text)
})

// OU-on-the-road
test("a tab that a phone kept open tells of the day on which it is shown again", async ({ page, sandbox }) => {
  await onDay(page, "2027-03-17T15:00:00Z")
  await sandbox.open(page, "b2c")
  await expect(card(page, "Falta 1 día")).toBeVisible()
  await settled(page)
  const shownOn = async (now: string) => {
    await setNow(page, now)
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  }
  await shownOn("2027-03-18T15:00:00Z")
  await expect(card(page, "Estás en Europa, día 1 de 10").getByRole("link", { name: /^Llamar/ })).toBeVisible()
  // Erased in another tab.
  await page.evaluate((name) => localStorage.removeItem(name), key)
  await shownOn("2027-03-18T16:00:00Z")
  await expect(fold(page)).toHaveCount(0)
})

// OU-on-the-road
test.describe("abroad", () => {
  test.use({ timezoneId: "Pacific/Auckland" })
  test("the day is the traveller's own, and the account opens with the card too", async ({ page, sandbox }) => {
    await onDay(page, "2027-03-19T15:00:00Z")
    await comeAs(page, sandbox, "b2c")
    await sandbox.open(page, "b2c", "/tuscompras")
    await expect(card(page, "Estás en Europa, día 3 de 10").getByRole("link", { name: /^Llamar/ })).toBeVisible()
    await expectClean(page)
  })
})

// OU-on-the-road
test("the place is asked for at the press alone, and stands in the traveller's own message", async ({
  context,
  page,
  sandbox
}) => {
  await onDay(page, "2027-03-20T15:00:00Z")
  const response = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/")
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation({ latitude: 41.3874, longitude: 2.1686, accuracy: 12 })
  await sandbox.open(page, "b2c")
  expect((await response).headers()["permissions-policy"]).toContain("geolocation=(self)")
  await settled(page)
  await page.waitForLoadState("networkidle")
  const sent: Array<string> = []
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`))
  await page.getByRole("button", { name: /^Mandar mi ubicación/ }).press("Enter")
  const open = page.getByRole("link", { name: /^Abrir WhatsApp/ })
  await expect(open).toBeFocused()
  const message = new URL((await open.getAttribute("href")) ?? "").searchParams.get("text")
  expect(message).toContain("maps?q=41.38740,2.16860")
  expect(message).toContain("Voucher 48201936")
  expect(sent.filter((call) => /41\.38|2\.168/.test(call))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/41\.38|2\.168/)
})
