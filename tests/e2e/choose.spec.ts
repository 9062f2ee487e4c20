import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { at, expect, test } from "./steps/fixtures"
import { account, typeLogin } from "./steps/login"
import { atPassengers, atPlans, choose, comeAs, kept, passenger, told, toPassengers } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

/** The path of the next document. */
const nextDocument = async (page: Page) => {
  const request = await page.waitForRequest((asked) => asked.isNavigationRequest())
  return new URL(request.url()).pathname
}

// RS-14
test("belo: a buyer goes on without an account, in the same document, with one event", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "belo")
  const title = await plans(page).first().getByRole("heading").first().textContent()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await choose(page, "belo")
  await expect(passenger(page, 1)).toBeVisible()
  expect(page.url()).toMatch(at("/cotizarpasajeros"))
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()

  const [item] = (await kept(page, "busquedaCotizar")).carrito.items
  expect(Object.keys(item).toSorted()).toEqual(
    ["Amount", "AmountWithoutPromotion", "Currency", "Id", "Installment", "Name", "Rate"].toSorted()
  )
  expect(title).toContain(item.Name)
  const events = await told(page, "begin_checkout")
  const items = [{ item_id: String(item.Id), item_name: item.Name }]
  expect(events).toEqual([
    expect.objectContaining({ ecommerce: { currency: expect.any(String), value: item.Amount, items } })
  ])
})

// RS-14, SR-06
test("messis: a buyer without a login leaves for /login with the plan in the cart, and step 2 leads home", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "messis")
  const left = nextDocument(page)
  await choose(page, "messis")
  expect(await left).toBe("/login")
  await page.waitForURL(/\/login/)
  await sandbox.open(page, "messis", "/faqs")
  expect((await kept(page, "busquedaCotizar")).carrito.items).toHaveLength(1)
  await sandbox.open(page, "messis", "/cotizarpasajeros")
  await expect(page).toHaveURL(at("/"))
})

// SR-09
test("a buyer who logged in must register first", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "b2c", "bruno@example.com")
  await atPlans(page, sandbox, "b2c")
  await choose(page, "b2c")
  await expect(page).toHaveURL(at("/datospersonales"))
  await sandbox.open(page, "b2c", "/cotizarpasajeros")
  await expect(page).toHaveURL(at("/datospersonales"))
})

// RS-14, ER-04
test("messis: a session that ended while the plans were open is said, and the login leads on", async ({
  page,
  sandbox
}) => {
  await comeAs(page, sandbox, "messis")
  await atPlans(page, sandbox, "messis")
  await expect(account(page)).toBeVisible()
  await page.context().clearCookies()
  await choose(page, "messis")
  const said = page.getByRole("dialog", { name: "Tu sesión terminó" })
  await expect(said).toContainText("El plan que elegiste queda guardado")
  await expectClean(page)
  await said.getByRole("link", { name: "INGRESAR" }).click()
  await typeLogin(page, "ana@example.com")
  await expect(page.getByRole("region", { name: "Continuar tu compra" })).toBeVisible()
})

// SR-02
test("messis: a registered buyer goes on; a reload waits for the session first", async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "messis")
  await toPassengers(page, sandbox, "messis")
  expect(page.url()).toMatch(at("/cotizarpasajeros"))
  await sandbox.fault("messis", "userinfo", "slow", 1, { ms: 120_000 })
  await page.reload()
  await expect(page.getByText("Buscando tu compra…")).toBeVisible()
  await expect(page.locator('header a[href="/login"]')).toHaveCount(0)
  expect(page.url()).toMatch(at("/cotizarpasajeros"))
  await sandbox.heal("messis")
  await expect(passenger(page, 1)).toBeVisible()
})

// ER-05
test("step 2 without its code says so, and Reintentar loads it with the input", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  await passenger(page, 1).getByLabel("Nombre", { exact: true }).fill("Ana")
  await expect.poll(() => kept(page, "pasajeros")).not.toBeNull()
  await page.route("**/assets/checkoutCore-*.js", (route) => route.abort())
  await page.reload()
  await expect(page.getByRole("alert").filter({ hasText: "No pudimos cargar tu compra." })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Reintentar" }).click()
  await expect(passenger(page, 1).getByLabel("Nombre", { exact: true })).toHaveValue("Ana")
})
