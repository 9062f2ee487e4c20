import { expectClean, sidewaysScroll } from "./steps/axe"
import { all, farthest } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { aWish, bar, fillBar, openBar, plans, submit, typedDay } from "./steps/quoteBar"

/**
 * axe runs where brands differ most. Other tests compute every theme's contrast and check every
 * story.
 */
for (const host of farthest) {
  test(`${host}: axe finds nothing on the home with errors, and on the results`, async ({ page, sandbox }) => {
    await sandbox.open(page, host)
    await expect(page).toHaveTitle(/Tu portal de asistencia al viajero/)
    await expect(page.locator("html")).toHaveAttribute("lang", host === "b2cchile" ? "es-CL" : "es-AR")
    await submit(page)
    await expect(bar(page).getByText("Email es requerido.").filter({ visible: true })).toBeVisible()
    await expectClean(page)
    await fillBar(page, aWish({ to: "EUROPA" }))
    await submit(page)
    await expect(plans(page).first()).toBeVisible()
    await expectClean(page)
  })
}

// A11Y-02
test("the keyboard alone quotes a trip, from the home to the plans", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  const wish = aWish({ ages: [34, 8] })
  await sandbox.open(page, "b2c")
  const press = async (...keys: ReadonlyArray<string>) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const skip = page.getByRole("link", { name: "Saltar al contenido" })
  await expect(skip).toBeAttached()
  await press("Tab")
  await expect(skip).toBeFocused()
  await press("Enter")
  await expect(page.locator("main")).toBeFocused()

  const destination = bar(page).getByRole("button", { name: /^Destino/ })
  for (let tabs = 0; tabs < 12 && !(await destination.evaluate((el) => el === document.activeElement)); tabs++)
    await press("Tab")
  await expect(destination).toBeFocused()
  await press("Enter")
  const destinations = page.getByRole("dialog", { name: "Destino" })
  await expect(destinations.getByRole("radio").first()).toBeFocused()
  await press("ArrowDown", "ArrowDown")
  await expect(destinations).toBeVisible()
  await press("Enter")
  await expect(destinations).toBeHidden()
  await expect(destination).toBeFocused()
  await expect(destination).toContainText("EUROPA")

  await press("Tab", "Enter")
  await expect(page.getByRole("dialog", { name: "Fechas" }).getByLabel("Fecha de inicio")).toBeFocused()
  await page.keyboard.type(typedDay(30))
  await press("Tab")
  await page.keyboard.type(typedDay(40))
  await press("Enter")
  await expect(bar(page).getByRole("button", { name: /^Fechas/ })).toBeFocused()

  await press("Tab", "Enter")
  const passengers = page.getByRole("dialog", { name: "Pasajeros" })
  await expect(passengers.getByLabel("Edad del pasajero 1", { exact: true })).toBeFocused()
  await page.keyboard.type("34")
  await press("Shift+Tab")
  await expect(passengers.getByRole("button", { name: "Agregar pasajero" })).toBeFocused()
  await press("Enter")
  await expect(passengers.getByLabel("Edad del pasajero 2", { exact: true })).toBeFocused()
  await page.keyboard.type("8")
  await press("Enter")
  await expect(bar(page).getByRole("button", { name: /^Pasajeros/ })).toBeFocused()

  await press("Tab")
  await page.keyboard.type(wish.phone)
  await press("Tab")
  await page.keyboard.type(wish.email)
  await press("Enter")
  await expect(plans(page).first()).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/COTIZÁ TU COBERTURA/)
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(1)
})

// A11Y-07
test("from 320 to 1440 px nothing scrolls sideways, on the home, in its popups and on the results", async ({
  page,
  sandbox
}) => {
  const widths = all ? [320, 390, 768, 1024, 1440] : [320, 768, 1440]
  await sandbox.open(page, "b2c")
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    for (const popup of ["Destino", "Fechas", "Pasajeros"]) {
      await bar(page)
        .getByRole("button", { name: new RegExp(`^${popup}`) })
        .click()
      await expect(page.getByRole("dialog", { name: popup })).toBeVisible()
      expect([width, popup, await sidewaysScroll(page)]).toEqual([width, popup, 0])
      await page.keyboard.press("Escape")
    }
  }
  await atPlans(page, sandbox, "b2c")
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(plans(page).first()).toBeVisible()
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    await page.getByRole("button", { name: "Ver todos" }).filter({ visible: true }).click()
    await expect(plans(page).last()).toBeVisible()
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    await page.getByRole("button", { name: "Volver al carrusel" }).filter({ visible: true }).click()
  }
})

test("on a phone the search folds into a row above the plans, and opens for a change", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wish = aWish()
  await atPlans(page, sandbox, "b2c", wish)
  await expect(bar(page).getByLabel("Email")).toBeHidden()
  await openBar(page)
  await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
  await submit(page, "RECOTIZAR")
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(2)
})

for (const goesOn of [false, true]) {
  const how = goesOn ? "stays closed for who went on" : "opens for who waits"
  test(`a popup that arrives late ${how}`, async ({ page, sandbox }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/popups[^/]*\.js/, async (route) => {
      await late
      await route.continue()
    })
    const dates = page.getByRole("dialog", { name: "Fechas", includeHidden: true })
    const email = bar(page).getByLabel("Email")
    await sandbox.open(page, "b2c")
    await email.focus()
    await expect(bar(page)).not.toHaveAttribute("data-dry")
    const left = page.evaluate(
      () => new Promise((tell) => addEventListener("click", (event) => tell(!event.defaultPrevented), { once: true }))
    )
    await bar(page)
      .getByRole("button", { name: /^Fechas/ })
      .click()
    // Where the popup arrives within the press, the browser's own toggle would close it again.
    expect(await left).toBe(false)
    if (goesOn) await email.click()
    await expect(dates).not.toBeAttached()
    arrive()
    await expect(dates).toBeAttached()
    if (!goesOn) return expect(dates.getByLabel("Fecha de inicio")).toBeFocused()
    await page.keyboard.type("ana@example.com")
    await expect(dates).toBeHidden()
    await expect(email).toHaveValue("ana@example.com")
    await expect(email).toBeFocused()
  })
}
