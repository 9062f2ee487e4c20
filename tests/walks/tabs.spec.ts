import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { account, entrance, leave, typeLogin } from "./steps/login"
import { fillCard, onPayment, payButton, travellerOf } from "./steps/paying"
import { cart, fillHome, fillPassenger, goOn, kept, logIn, passenger, toPassengers } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const at = (path: string) => new RegExp(`^[^/]*//[^/]*${path}$`)
const useMine = (page: Page) => page.getByRole("button", { name: "USAR MIS DATOS" })

/** Step 2 with one passenger known, for who is logged in. */
const passengersOf = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  await sandbox.open(page, channel)
  await logIn(page, "ana@example.com")
  await toPassengers(page, sandbox, channel)
  await fillPassenger(page, 1, channel, travellerOf(channel))
  await fillHome(page, channel)
}

/** Leaves in another tab of the same browser. */
const leaveElsewhere = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  const other = await page.context().newPage()
  await sandbox.open(other, channel, "/faqs")
  await leave(other)
  await other.close()
}

// TR-20
test("messis: who leaves in another tab is home here, of whom the browser keeps nothing; the plan is still there", async ({
  page,
  sandbox
}) => {
  await passengersOf(page, sandbox, "messis")
  await expect.poll(() => kept(page, "pasajeros")).not.toBeNull()
  await leaveElsewhere(page, sandbox, "messis")
  await expect(page).toHaveURL(at("/"))
  await expect(bar(page)).toBeVisible()
  await expect(entrance(page)).toBeVisible()
  await expect(page.getByRole("region", { name: "Continuar tu compra" })).toContainText("CONTINUAR")
  await expectClean(page)
  expect(await kept(page, "pasajeros")).toBeNull()
  expect((await kept(page, "busquedaCotizar")).carrito.items).toHaveLength(1)
})

test("b2c: who leaves in another tab stays with the forms, without USAR MIS DATOS", async ({ page, sandbox }) => {
  await passengersOf(page, sandbox, "b2c")
  await expect(useMine(page)).toBeVisible()
  await leaveElsewhere(page, sandbox, "b2c")
  await expect(entrance(page)).toBeVisible()
  await expect(useMine(page)).toHaveCount(0)
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  expect(page.url()).toMatch(at("/cotizarpasajeros"))
  await goOn(page)
  await onPayment(page)
})

test("makler: a payment that is under way is not interrupted by who leaves in another tab; its answer speaks", async ({
  page,
  sandbox
}) => {
  await passengersOf(page, sandbox, "makler")
  await cart(page).getByLabel("Código de productor", { exact: true }).fill("PROD100")
  await goOn(page)
  await onPayment(page)
  await fillCard(page)
  let send = () => {}
  const left = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route("**/sales/enroll", async (route) => {
    await left
    await route.continue()
  })
  await payButton(page).click()
  const paying = page.getByRole("dialog", { name: "Procesando tu pago…" })
  await expect(paying).toBeVisible()
  await leaveElsewhere(page, sandbox, "makler")
  await expect(page.locator('header a[href="/login"]').first()).toBeAttached()
  await expect(paying).toBeVisible()
  expect(page.url()).toMatch(at("/cotizarcompletarpago"))
  send()
  await expect(page.getByRole("dialog", { name: "Tu sesión se cerró" })).toBeVisible()
  expect(page.url()).toMatch(at("/cotizarcompletarpago"))
  expect((await kept(page, "busquedaCotizar")).carrito.items).toHaveLength(1)
})

test("Back after Salir shows nothing of whoever was there, and the browser keeps nothing of them", async ({
  page,
  sandbox
}) => {
  await passengersOf(page, sandbox, "personal")
  await leave(page)
  await expect(page).toHaveURL(at("/"))
  expect([await kept(page, "pasajeros"), await kept(page, "resultadoCompra")]).toEqual([null, null])
  await page.goBack()
  await expect(page).toHaveURL(at("/"))
  await expect(entrance(page)).toBeVisible()
  await expect(page.getByText("Martínez")).toHaveCount(0)
  expect(await kept(page, "pasajeros")).toBeNull()
})

test("who logs in elsewhere is known here", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  await expect(entrance(page)).toBeVisible()
  const other = await page.context().newPage()
  await sandbox.open(other, "b2c", "/login")
  await typeLogin(other, "ana@example.com")
  await expect(account(other)).toBeVisible()
  await expect(account(page)).toBeVisible()
})

test("b2c: of a session that ended without a word the next person finds nothing, whoever comes back finds all", async ({
  page,
  sandbox
}) => {
  await passengersOf(page, sandbox, "b2c")
  await expect.poll(() => kept(page, "pasajeros")).not.toBeNull()
  await page.context().clearCookies()
  await page.reload()
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  await logIn(page, "ana@example.com")
  await page.reload()
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  await page.context().clearCookies()
  await logIn(page, "carla@example.com")
  await page.reload()
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("")
  expect(JSON.stringify(await kept(page, "pasajeros"))).not.toContain("Martínez")
})
