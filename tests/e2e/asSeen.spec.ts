import { expect, test } from "./steps/fixtures"
import { atPayment, fillCard, fillEverybody, onSuccess, payButton } from "./steps/paying"
import { agePrice, atPassengers, cart, choose, goOn, quote, requote } from "./steps/purchase"
import { linkTo, plans } from "./steps/quoteBar"

// OU-15
test("plans of 25 minutes ago are asked for anew", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await page.clock.install()
  await quote(page, sandbox, "b2c")
  await page.clock.fastForward("25:00")
  const asked = page.waitForRequest("**/sales/quote")
  await choose(page, "b2c")
  await asked
  await expect(cart(page)).toBeVisible()
})

test("another tab that quotes another trip leaves the purchase alone; one that chooses a plan is told", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c", { to: "EUROPA" })
  await fillEverybody(page, "b2c")
  const other = await page.context().newPage()
  await sandbox.open(other, "b2c", linkTo({ to: "MULTIDESTINO" }))
  await expect(plans(other).first()).toBeVisible()
  await goOn(page)
  await expect(page).toHaveURL(/cotizarcompletarpago$/)
  await expect(cart(page)).toContainText("EUROPA")
  await sandbox.open(page, "b2c", "/cotizarpasajeros")
  await expect(cart(page)).toContainText("EUROPA")
  await choose(other, "b2c")
  await expect(cart(other)).toBeVisible()
  await goOn(page)
  const told = page.getByRole("dialog", { name: "Tu compra cambió" })
  await told.getByRole("button", { name: "Entendido" }).first().click()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL(/cotizarpasajeros$/)
  await expect(cart(page)).toContainText("MULTIDESTINO")
})

// QB-11
test("a coupon that a visit to the plans took away comes back by one press", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  const code = page.getByRole("textbox", { name: "Cupón de descuento" })
  await code.fill("VIAJE10")
  await code.press("Enter")
  const applied = page.getByText("DESCUENTO APLICADO CORRECTAMENTE")
  await expect(applied).toBeVisible()
  await page.getByRole("link", { name: "Volver a los planes" }).click()
  await expect(page).toHaveURL(/cotizar$/)
  await page.goBack()
  const lost = page.getByText(/El cupón VIAJE10 se quitó/)
  await expect(lost).toBeVisible()
  // Back leads to the foot of the page, far from the coupon on a phone.
  await expect(page.getByRole("status").filter({ hasText: "El cupón se quitó" })).toBeInViewport()
  await page.getByRole("button", { name: "APLICARLO DE NUEVO" }).click()
  await expect(applied).toBeVisible()
  await expect(lost).toHaveCount(0)
})

const mini = { Title: "OTRO MINI", Name: "OTRO MINI", CardDescription: "USD 10.000" }

// OU-15, PY-18
test("at the payment, a plan that is another one at the same price is told before any sale", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const email = `otroplan${process.pid}@example.com`
  await atPayment(page, sandbox, "b2c", { email })
  await fillCard(page)
  await agePrice(page, 0)
  await requote(page, () => mini)
  await payButton(page).click()
  const told = page.getByRole("dialog", { name: "Tu compra cambió" })
  await expect(told).toContainText(/Antes: .*Ahora: OTRO MINI USD 10\.000/)
  expect(await sandbox.salesOf(email)).toHaveLength(0)
  await told.getByRole("button", { name: "Cerrar" }).click()
  await payButton(page).click()
  await told.getByRole("button", { name: "ACEPTAR EL PLAN" }).click()
  await payButton(page).click()
  await onSuccess(page)
  await expect(page.getByRole("main")).toContainText("OTRO MINI")
})
