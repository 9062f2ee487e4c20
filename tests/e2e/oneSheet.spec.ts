import type { Locator, Page } from "@playwright/test"
import { cutOff, enlarge } from "./steps/adapting"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { aWish, bar, cell, isoDay, plans } from "./steps/quoteBar"

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

/** A thumb that counts its presses. */
const makeThumb = () => {
  let presses = 0
  return {
    press: async (target: Locator) => {
      presses += 1
      await target.tap()
    },
    presses: () => presses
  }
}

const step = async (page: Page, name: string, at: number) => {
  const sheet = page.getByRole("dialog", { name })
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveAccessibleDescription(`Paso ${at} de 3`)
  return sheet
}

/** A click opens a popup that leads nowhere. */
const opensAlone = async (page: Page, name: string) => {
  await cell(page, name).click()
  const popup = page.getByRole("dialog", { name })
  await expect(popup.getByRole("button", { name: "Cerrar" })).toBeVisible()
  await expect(popup.getByRole("button", { name: "Atrás" })).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(popup).toBeHidden()
}

/** How far the parts of a sheet that scroll do so sideways, in pixels. */
const sideways = (sheet: Locator) =>
  sheet.evaluate((root) => {
    const scrolls = [...root.querySelectorAll("*")].filter((part) => getComputedStyle(part).overflowY === "auto")
    return Math.max(0, ...scrolls.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
  })

const dayName = (fromToday: number) =>
  new Date(isoDay(fromToday)).toLocaleDateString("es-AR", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC"
  })

/** Each place of the sheet's top edge from now on, a look a frame; 740 where there is no sheet. */
const watchSheet = (page: Page) =>
  page.evaluateHandle(() => {
    const tops = new Set<number>()
    const look = () => {
      tops.add(document.querySelector(":popover-open > *")?.getBoundingClientRect().top ?? innerHeight)
      requestAnimationFrame(look)
    }
    look()
    return tops
  })

// OU-one-sheet
for (const [id, ages, presses] of [
  ["belo", [34], 8],
  ["b2c", [34, 36, 8, 3], 11]
] as const)
  test(`${id}: ${presses} presses of a thumb lead from the home to the price for ${ages.length}`, async ({
    page,
    sandbox
  }) => {
    const thumb = makeThumb()
    const wish = aWish({ ages })
    await sandbox.open(page, id)
    await thumb.press(cell(page, "Destino"))
    const destination = await step(page, "Destino", 1)
    await expect(destination.getByRole("radio").first()).toBeFocused()
    const panel = destination.locator("xpath=*")
    await expect.poll(async () => (await panel.boundingBox())?.y).toBe(10)
    const tops = await watchSheet(page)
    await thumb.press(destination.getByRole("radio", { name: wish.to, exact: true }))
    const dates = await step(page, "Fechas", 2)
    await expect(dates).toBeFocused()
    for (const day of [wish.startsIn, wish.startsIn + wish.days])
      await thumb.press(dates.getByRole("button", { name: new RegExp(`^${dayName(day)}`) }))
    await thumb.press(dates.getByRole("button", { name: "Aplicar" }))
    const passengers = await step(page, "Pasajeros", 3)
    for (const [index, age] of ages.entries()) {
      if (index > 0) await thumb.press(passengers.getByRole("button", { name: "Agregar pasajero" }))
      await expect(passengers.getByLabel(`Edad del pasajero ${index + 1}`, { exact: true })).toBeFocused()
      await page.keyboard.type(`${age}`)
    }
    expect(await tops.evaluate((seen) => [...seen]), "the sheet stays where it is").toEqual([10])
    await thumb.press(passengers.getByRole("button", { name: "Aplicar" }))
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(bar(page).getByLabel("Teléfono")).toBeFocused()
    await expect(bar(page).getByLabel("Email")).toBeInViewport({ ratio: 1 })
    await page.keyboard.type(wish.phone)
    await thumb.press(bar(page).getByLabel("Email"))
    await page.keyboard.type(wish.email)
    await thumb.press(bar(page).getByRole("button", { name: "COTIZAR", exact: true }))
    await expect(plans(page).first()).toBeVisible()
    expect(thumb.presses()).toBe(presses)
  })

test("Atrás returns a step, and leaves from the first; a cross leaves at once", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await cell(page, "Destino").tap()
  await (await step(page, "Destino", 1)).getByRole("radio", { name: "EUROPA" }).tap()
  await (await step(page, "Fechas", 2)).getByRole("button", { name: "Atrás" }).tap()
  const destination = await step(page, "Destino", 1)
  await expect(destination.getByRole("radio", { name: "EUROPA" })).toBeFocused()
  await destination.getByRole("button", { name: "Atrás" }).tap()
  await expect(destination).toBeHidden()
  await expect(cell(page, "Destino EUROPA")).toBeFocused()
  await cell(page, "Destino").tap()
  await (await step(page, "Destino", 1)).getByRole("radio", { name: "EUROPA" }).tap()
  await (await step(page, "Fechas", 2)).getByRole("button", { name: "Cerrar" }).tap()
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(cell(page, "Fechas")).toBeFocused()
})

test("the dates say where the trip goes, and a press returns there with what was chosen", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  await cell(page, "Destino").tap()
  await (await step(page, "Destino", 1)).getByRole("radio", { name: "EUROPA" }).tap()
  const dates = await step(page, "Fechas", 2)
  for (const day of [20, 30]) await dates.getByRole("button", { name: new RegExp(`^${dayName(day)}`) }).tap()
  await dates.getByRole("button", { name: "EUROPA Cambiar" }).tap()
  await (await step(page, "Destino", 1)).getByRole("radio", { name: "CARIBE" }).tap()
  await step(page, "Fechas", 2)
  await expect(dates.getByRole("button", { name: "CARIBE Cambiar" })).toBeVisible()
  await expect(dates.getByText("10 días", { exact: true })).toBeVisible()
})

test("COTIZAR AHORA asks the first question of a thumb, and only moves the page for a mouse", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  const now = page.getByRole("main").getByRole("link", { name: "COTIZAR AHORA" }).first()
  await now.click()
  await expect(bar(page)).toBeInViewport()
  await opensAlone(page, "Destino")
  await now.tap()
  const destination = await step(page, "Destino", 1)
  await expect(destination.getByRole("radio").first()).toBeFocused()
  await destination.getByRole("radio", { name: "EUROPA" }).tap()
  await (await step(page, "Fechas", 2)).getByRole("button", { name: "Cerrar" }).tap()
  await now.tap()
  await expect(bar(page)).toBeInViewport()
  await opensAlone(page, "Fechas")
})

test("on a phone too, clicks and keys open each popup alone", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  for (const press of [() => cell(page, "Destino").click(), () => cell(page, "Destino").press("Enter")]) {
    await press()
    const popup = page.getByRole("dialog", { name: "Destino" })
    await expect(popup.getByRole("radio").first()).toBeFocused()
    await expect(popup.getByRole("button", { name: "Atrás" })).toBeHidden()
    await popup.getByRole("radio").first().press("Space")
    await expect(page.getByRole("dialog")).toBeHidden()
  }
})

test("each step is clean for axe, and whole at 320 px and in text of twice the size", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c")
  const look = async (sheet: Locator) => {
    // Axe knows no top layer: a scrolled page's header is fixed, and its logo would lie on Atrás.
    await page.evaluate(() => scrollTo(0, 0))
    await expectClean(page)
    await page.setViewportSize({ width: 320, height: 568 })
    expect(await cutOff(page), "at 320 px").toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await enlarge(page, "text")
    expect(await cutOff(page), "in large text").toEqual([])
    expect(await sideways(sheet), "in large text").toBe(0)
    await expect(sheet.getByRole("button", { name: "Cerrar" })).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole("button", { name: "Atrás" })).toBeInViewport({ ratio: 1 })
    await expect(sheet.locator("input").last()).toBeInViewport({ ratio: 1 })
  }
  await cell(page, "Destino").tap()
  const destination = await step(page, "Destino", 1)
  await expect(destination.getByRole("radio").first()).toBeFocused()
  await look(destination)
  await destination.getByRole("radio", { name: "EUROPA" }).tap()
  const dates = await step(page, "Fechas", 2)
  await expect(dates.getByRole("grid").first()).toBeVisible()
  await look(dates)
  for (const day of [20, 30]) await dates.getByRole("button", { name: new RegExp(`^${dayName(day)}`) }).tap()
  await dates.getByRole("button", { name: "Aplicar" }).tap()
  await look(await step(page, "Pasajeros", 3))
})

// OU-one-sheet
test("in a low window the button that takes the dates stays in sight of the months", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await sandbox.open(page, "b2c")
  await cell(page, "Destino").tap()
  await (await step(page, "Destino", 1)).getByRole("radio", { name: "EUROPA" }).tap()
  const dates = await step(page, "Fechas", 2)
  const apply = dates.getByRole("button", { name: "Aplicar" })
  for (const day of [20, 30]) {
    await dates.getByRole("button", { name: new RegExp(`^${dayName(day)}`) }).tap()
    await expect(apply).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 320, height: 360 })
  await expect(apply).toBeInViewport({ ratio: 1 })
  await expect(dates.getByText(/· 10 días$/)).toBeInViewport({ ratio: 1 })
  await expectClean(page)
  await apply.tap()
  await step(page, "Pasajeros", 3)
})
