import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { at, expect, type SandboxHandle, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { account, entrance, leave, typeLogin } from "./steps/login"
import { atPayment, fillCard, fillEverybody, goOnToPayment, onSuccess, payButton } from "./steps/paying"
import { atPassengers, cart, comeAs, kept, logIn, passenger } from "./steps/purchase"
import { aWish, bar, plans, quoteFor } from "./steps/quoteBar"

const useMine = (page: Page) => page.getByRole("button", { name: "USAR MIS DATOS" })

/** Step 2 of a logged-in visitor with one passenger known. */
const passengersOf = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  await comeAs(page, sandbox, channel)
  await atPassengers(page, sandbox, channel)
  await fillEverybody(page, channel)
}

/** Logs out in another tab of the same browser. */
const leaveElsewhere = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  const other = await page.context().newPage()
  await sandbox.open(other, channel, "/faqs")
  await leave(other)
  await other.close()
}

// TR-20
test("messis: a logout in another tab leads home and removes the visitor's data; the plan stays", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await passengersOf(page, sandbox, "messis")
  await expect.poll(() => kept(page, "pasajeros")).not.toBeNull()
  await leaveElsewhere(page, sandbox, "messis")
  await expect(page).toHaveURL(at("/"))
  await expect(bar(page)).toBeVisible()
  await expect(entrance(page)).toBeVisible()
  await expect(page.getByRole("region", { name: "Continuar tu compra" })).toContainText("CONTINUAR")
  await expectClean(page)
  expect(await kept(page, "pasajeros")).toBeNull()
  expect(await kept(page, "busquedaCotizar")).toMatchObject({
    objDetallesViaje: { destino: "EUROPA", telefono: "", email: "" },
    carrito: { items: [{}] }
  })
})

test("b2c: a logout in another tab keeps the forms, without USAR MIS DATOS", async ({ page, sandbox }) => {
  await passengersOf(page, sandbox, "b2c")
  await expect(useMine(page)).toBeVisible()
  await leaveElsewhere(page, sandbox, "b2c")
  await expect(entrance(page)).toBeVisible()
  await expect(useMine(page)).toHaveCount(0)
  await expect(passenger(page, 1).getByLabel("Apellido", { exact: true })).toHaveValue("Martínez")
  expect(page.url()).toMatch(at("/cotizarpasajeros"))
  await goOnToPayment(page)
})

// TR-15
test("b2c: a logout in another tab takes the plans along, as COMPRAR would store the contact again", async ({
  page,
  sandbox
}) => {
  await comeAs(page, sandbox, "b2c")
  await sandbox.open(page, "b2c", "/")
  await quoteFor(page, aWish())
  await leaveElsewhere(page, sandbox, "b2c")
  await expect(plans(page)).toHaveCount(0)
  expect(await kept(page, "busquedaCotizar")).toBeNull()
  for (const label of ["Teléfono", "Email"]) await expect(bar(page).getByLabel(label)).toHaveValue("")
})

test("makler: a logout in another tab does not interrupt a running payment, whose answer decides", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await passengersOf(page, sandbox, "makler")
  await cart(page).getByLabel("Código de productor", { exact: true }).fill("PROD100")
  await goOnToPayment(page)
  await fillCard(page)
  const send = await hold(page, "**/sales/enroll")
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

test("Back after Salir shows nothing of the visitor, and the browser keeps nothing", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  await passengersOf(page, sandbox, "messis")
  await leave(page)
  await expect(page).toHaveURL(at("/"))
  expect(await kept(page, "pasajeros")).toBeNull()
  expect(await kept(page, "resultadoCompra")).toBeNull()
  await page.goBack()
  // Step 2 leads home. Firefox has forgotten its entry and returns to the page before.
  await expect(page).toHaveURL(/\.localhost:\d+\/(cotizar|faqs)?$/)
  await expect(entrance(page)).toBeVisible()
  await expect(page.getByText("Martínez")).toHaveCount(0)
  expect(await kept(page, "pasajeros")).toBeNull()
})

test("a login in another tab takes effect here", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  await expect(entrance(page)).toBeVisible()
  const other = await page.context().newPage()
  await sandbox.open(other, "b2c", "/login")
  await typeLogin(other, "ana@example.com")
  await expect(account(other)).toBeVisible()
  await expect(account(page)).toBeVisible()
})

test("b2c: nothing is sold on the account of another person who logged in unnoticed", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  await comeAs(page, sandbox, "b2c")
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  await logIn(page, "bruno@example.com")
  await payButton(page).click()
  await expect(page).toHaveURL(at("/cotizarpasajeros"))
  await expect(page.getByText(/^Ahora este navegador tiene otra cuenta ingresada.*No se cobró nada/)).toBeVisible()
  expect(await sandbox.requests("b2c", "sales/enroll")).toEqual([])
})

// TR-15
test("b2c: a buyer whose login gives way to another's during the sale sees the purchase; the other sees nothing of it", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  await comeAs(page, sandbox, "b2c")
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  await sandbox.fault("b2c", "sales/enroll", "slow")
  const sent = page.waitForRequest("**/sales/enroll")
  await payButton(page).click()
  await sent
  await logIn(page, "bruno@example.com")
  await onSuccess(page)
  await expect(page.getByText(/^Ahora este navegador tiene otra cuenta ingresada/)).toBeVisible()
  await expect(page.getByText("Nº de voucher")).toBeVisible()
  expect(await kept(page, "resultadoCompra")).toBeNull()
  const other = await context.newPage()
  await sandbox.open(other, "b2c", "/cotizarpagoexitoso")
  await expect(other).toHaveURL(at("/"))
})

test("b2c: after a silent end of a session only the same person finds the data", async ({ page, sandbox }) => {
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
