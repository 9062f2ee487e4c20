import { expect, test } from "./fixtures"
import { aWish, bar, fillBar, plans, submit } from "./quoteBar"

/* Faults are set for a channel as a whole: this file alone uses MIW. */
const host = "miw"

test.afterEach(({ sandbox }) => sandbox.heal(host))

for (const fault of ["down", "500", "html", "shape"]) {
  test(`a quote that fails (${fault}) says so, keeps everything and can be tried again`, async ({ page, sandbox }) => {
    const wish = aWish()
    await sandbox.open(page, host)
    await fillBar(page, wish)
    // A browser asks again by itself when a kept connection is cut, as often as it has such connections.
    await sandbox.fault(host, "quote", fault, fault === "down" ? 50 : 1)
    await submit(page)

    const alert = page.getByRole("alert").filter({ hasText: "No pudimos cotizar tu viaje." })
    await expect(alert).toBeVisible()
    await expect(alert).toContainText("Tus datos siguen acá.")
    await expect(alert.getByRole("link", { name: /555/ })).toBeVisible()
    await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)

    await sandbox.heal(host)
    await alert.getByRole("button", { name: "Reintentar" }).click()
    await expect(plans(page).first()).toBeVisible()
    await expect(alert).toBeHidden()
    await expect(page.getByRole("heading", { level: 2, name: /^Planes para tu viaje/ })).toBeFocused()
  })
}

test("a refusal that gives its reason is shown in its words", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await sandbox.fault(host, "quote", "400", 1)
  await submit(page)
  const alert = page.getByRole("alert").filter({ hasText: "El proveedor no pudo cotizar este viaje" })
  await expect(alert).toBeVisible()
  await alert.getByRole("button", { name: "Reintentar" }).click()
  await expect(plans(page).first()).toBeVisible()
})

test("without an address for the provider the visitor is told and can try again", async ({ page, sandbox }) => {
  await sandbox.fault(host, "api_url", "500", 20)
  await sandbox.open(page, host)
  await fillBar(page, aWish())
  await submit(page)
  const alert = page.getByRole("alert").filter({ hasText: "No pudimos cotizar tu viaje." })
  await expect(alert).toBeVisible()
  await sandbox.heal(host)
  await alert.getByRole("button", { name: "Reintentar" }).click()
  await expect(plans(page).first()).toBeVisible()
})

test("an error in the answer is shown and the previous plans stay", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  await fillBar(page, aWish())
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  const before = await plans(page).count()

  await sandbox.fault(host, "quote", "error-field", 1)
  await submit(page, "RECOTIZAR")
  await expect(page.getByRole("alert").filter({ hasText: "El proveedor no pudo cotizar este viaje" })).toBeVisible()
  await expect(plans(page)).toHaveCount(before)
})

test("no plans is said, not shown as a blank", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  await fillBar(page, aWish())
  await sandbox.fault(host, "quote", "empty", 1)
  await submit(page)
  await expect(page.getByText("No encontramos planes para tu viaje", { exact: true })).toBeVisible()
  await expect(plans(page)).toHaveCount(0)
})

test("a slow quote says so after four seconds and can be given up", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await sandbox.fault(host, "quote", "slow", 1)
  await submit(page)
  const overlay = page.getByRole("dialog", { name: "Buscando tus planes" })
  await expect(overlay).toBeVisible()
  await expect(overlay).not.toContainText("Esto está tardando más de lo normal")
  await expect(overlay).toContainText("Esto está tardando más de lo normal", { timeout: 6000 })
  await overlay.getByRole("button", { name: "Cancelar" }).click()
  await expect(overlay).toBeHidden()
  await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
  // The sandbox answers after six seconds: what was given up never arrives.
  await page.waitForTimeout(3000)
  await expect(plans(page)).toHaveCount(0)
  await submit(page, "RECOTIZAR")
  await expect(plans(page).first()).toBeVisible()
})

test("offline: the search is kept and quoted once the network is back", async ({ context, page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  await context.setOffline(true)
  await submit(page, "RECOTIZAR")
  const alert = page.getByRole("alert").filter({ hasText: "No pudimos cotizar tu viaje." })
  await expect(alert).toBeVisible()
  await expect(plans(page).first()).toBeVisible()
  await context.setOffline(false)
  await alert.getByRole("button", { name: "Reintentar" }).click()
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(2)
  await expect(alert).toBeHidden()
  await expect(plans(page).first()).toBeVisible()
})
