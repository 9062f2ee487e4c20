import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { openAwake } from "./steps/forms"
import { hold } from "./steps/holdUp"
import { fillCard, fillEverybody, goOnToPayment } from "./steps/paying"
import { atPassengers, passenger } from "./steps/purchase"
import { bar, cell, openPopup } from "./steps/quoteBar"

test.use({ hasTouch: true, isMobile: true })

/** A phone upright and on its side, a tablet both ways. */
const sizes = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1194, 834]
] as const

/** Fields whose text is so small that a phone zooms the page when they get the focus. */
const zooming = (page: Page) =>
  page
    .locator("input:not([type=checkbox], [type=radio]), select, textarea")
    .evaluateAll((fields) =>
      fields
        .map((field) => ({ name: field.getAttribute("name") ?? field.id, size: getComputedStyle(field).fontSize }))
        .filter(({ size }) => Number.parseFloat(size) < 16)
    )

const look = async (page: Page, where: string) => {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    expect(await zooming(page), `${where}, ${width}x${height}`).toEqual([])
  }
}

/** Presses the return key of a field that says that it goes on. */
const goesOn = async (from: Locator, to: Locator) => {
  await from.focus()
  await expect(from).toHaveAttribute("enterkeyhint", "next")
  await from.press("Enter")
  await expect(to).toBeFocused()
  await expect(from.page().locator("[aria-invalid=true]")).toHaveCount(0)
}

// A11Y-08
test("the return key that says 'siguiente' goes on, and no form is sent half filled", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/")
  await bar(page).getByLabel("Teléfono").fill("1155550143")
  await goesOn(bar(page).getByLabel("Teléfono"), bar(page).getByLabel("Email"))
  await expect(bar(page).getByLabel("Email")).toHaveAttribute("enterkeyhint", "go")
  await atPassengers(page, sandbox, "b2c")
  const first = passenger(page, 1)
  await first.getByLabel("Nombre", { exact: true }).fill("Ana")
  await goesOn(first.getByLabel("Nombre", { exact: true }), first.getByLabel("Apellido"))
  await first.getByLabel("Apellido").fill("Paz")
  await goesOn(first.getByLabel("Apellido"), first.getByLabel("Número de documento"))
  await fillEverybody(page, "b2c")
  await goOnToPayment(page)
  await page.getByLabel("Nombre y apellido del titular").fill("ANA MARTINEZ")
  await goesOn(page.getByLabel("Nombre y apellido del titular"), page.getByLabel("Número de tarjeta"))
  await fillCard(page)
  await page.getByLabel("Acepto los términos y condiciones").uncheck()
  await goesOn(page.getByLabel("Número de tarjeta"), page.getByLabel("Acepto los términos y condiciones"))
  await openAwake(page, new URL("/contacto", page.url()).href)
  await page.getByRole("main").getByLabel("Nombre").fill("Ana Gómez")
  await goesOn(page.getByRole("main").getByLabel("Nombre"), page.getByRole("main").getByLabel("Teléfono"))
})

test("the list of destinations comes into a sheet that stays where it is", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const bring = await hold(page, "**/destinos.json")
  await sandbox.open(page, "b2c")
  const sheet = await openPopup(page, "Destino")
  const cross = sheet.getByRole("button", { name: "Cerrar" })
  const place = await cross.boundingBox()
  bring()
  await expect(sheet.getByRole("radio", { name: "EUROPA" })).toBeVisible()
  expect(await cross.boundingBox()).toEqual(place)
})

/** A browser, such as iOS, whose keyboard lies over the page: only the visual viewport shrinks. */
const raiseKeyboard = (page: Page, seen: number) =>
  page.evaluate((height) => {
    if (!visualViewport) throw new Error("no visual viewport")
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => height })
    visualViewport.dispatchEvent(new Event("resize"))
  }, seen)

test("where the keyboard lies over the page, sheets and dialogs stay above it", async ({ page, sandbox }) => {
  const below = async (button: Locator) => {
    const box = await button.boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await sandbox.open(page, "b2c")
  // Where it takes its height from the page instead, the browser is told to do so.
  await expect(page.locator("meta[name=viewport]")).toHaveAttribute("content", /interactive-widget=resizes-content/)
  await cell(page, "Pasajeros").click()
  const apply = page.getByRole("dialog", { name: "Pasajeros" }).getByRole("button", { name: "Aplicar" })
  await expect.poll(() => below(apply)).toBeGreaterThan(700)
  await raiseKeyboard(page, 440)
  await expect.poll(() => below(apply)).toBeLessThan(440)
  await raiseKeyboard(page, 740)
  await expect.poll(() => below(apply)).toBeGreaterThan(700)
  await page.keyboard.press("Escape")
  await page.locator("#productos").getByRole("button", { name: "Ver detalles" }).click()
  const close = page.getByRole("dialog", { name: "GOLD" }).getByRole("button", { name: "Cerrar" })
  await raiseKeyboard(page, 440)
  await expect.poll(() => below(close.last())).toBeLessThan(440)
})

// A11Y-13
test("no field before the plans zooms the page of a phone or a tablet", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/contacto")
  await look(page, "contact")
  await sandbox.open(page, "b2c", "/faqs")
  await look(page, "questions")
  await sandbox.open(page, "b2c")
  for (const popup of ["Fechas", "Pasajeros"]) {
    await cell(page, popup).click()
    await expect(page.getByRole("dialog", { name: popup }).locator("input").first()).toBeVisible()
    await look(page, popup)
    await page.keyboard.press("Escape")
  }
})
