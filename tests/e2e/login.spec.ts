import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { at, expect, type SandboxHandle, test } from "./steps/fixtures"
import { account, entrance, leave, loginForm, typeLogin } from "./steps/login"
import {
  countOf,
  fillCard,
  fillEverybody,
  goOnToPayment,
  noteEvents,
  onPayment,
  payButton,
  payFor
} from "./steps/paying"
import { pdfText } from "./steps/pdfText"
import { birthOf, cart, choose, comeAs, fillHome, kept, passenger, quote, toPassengers } from "./steps/purchase"
import { bar } from "./steps/quoteBar"
import { savedBy } from "./steps/saving"

const producer = (page: Page) => cart(page).getByLabel("Código de productor", { exact: true })
const goOnFromHome = (page: Page) =>
  page
    .getByRole("region", { name: "Continuar tu compra" })
    .getByRole("link", { name: "CONTINUAR", exact: true })
    .click()

/** Records the paths of sales and their statuses. */
const salesOn = async (page: Page) => {
  const sales: Array<readonly [path: string, status: number]> = []
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    if (/\/sales\/enroll$/.test(pathname)) sales.push([pathname, response.status()])
  })
  return sales
}

const register = async (page: Page) => {
  const form = page.getByRole("form", { name: "Datos personales" })
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue("bruno@example.com")
  for (const [label, value] of [
    ["Nombre", "Bruno"],
    ["Apellido", "Quiroga"],
    ["Número de documento", "30111222"],
    ["Fecha de nacimiento", birthOf(34)],
    ["Teléfono", "1155550199"]
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole("button", { name: "GUARDAR", exact: true }).click()
}

test("messis: a new visitor logs in, registers, buys with the saved data, gets the certificate, and leaves no trace", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const told = await noteEvents(page)
  const sales = await salesOn(page)
  await quote(page, sandbox, "messis")
  await choose(page, "messis")
  await typeLogin(page, "bruno@example.com")
  await expect(page).toHaveURL(at("/datospersonales"))
  await register(page)
  await expect(page).toHaveURL(at("/"))
  await expect(bar(page)).toBeVisible()

  await goOnFromHome(page)
  const form = passenger(page, 1)
  await form.getByRole("button", { name: "USAR MIS DATOS" }).click()
  await expect(form.getByLabel("Nombre", { exact: true })).toHaveValue("Bruno")
  await expect(form.getByLabel("Fecha de nacimiento", { exact: true })).toHaveValue(birthOf(34))
  await fillHome(page, "messis")
  await producer(page).fill("PROD100")
  await goOnToPayment(page)
  await payFor(page, { holder: "BRUNO QUIROGA" })
  expect(sales).toEqual([["/api/sales/enroll", 200]])
  expect(["sign_up", "login", "begin_checkout", "purchase"].map((event) => countOf(told, event))).toEqual([1, 0, 1, 1])

  const download = page.getByRole("button", { name: "DESCARGAR CERTIFICADO" })
  const file = await savedBy(page, () => download.click())
  expect(pdfText(file.bytes).replaceAll(" ", "")).toContain("Quiroga")

  await leave(page)
  await expect(page).toHaveURL(at("/"))
  expect(countOf(told, "logout")).toBe(1)
  for (const key of ["pasajeros", "resultadoCompra", "datosPersonales"]) expect(await kept(page, key)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(at("/"))
  await expect(page.getByText("Quiroga")).toHaveCount(0)
  await entrance(page).click()
  await expect(loginForm(page)).toBeVisible()
})

/** Step 3 of a registered visitor, with a sale by a producer. */
const toPaymentAs = async (page: Page, sandbox: SandboxHandle, channel: string, email: string) => {
  await comeAs(page, sandbox, channel, email)
  await toPassengers(page, sandbox, channel)
  await fillEverybody(page, channel)
  await producer(page).fill("PROD200")
  await goOnToPayment(page)
}

// ER-04
test("personal: a session that ends at the payment charges nothing and loses only the card", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  const sales = await salesOn(page)
  await toPaymentAs(page, sandbox, "personal", "ana@example.com")
  await fillCard(page)
  await context.clearCookies()
  await payButton(page).click()
  const notice = page.getByRole("dialog", { name: "Tu sesión se cerró" })
  await expect(notice).toContainText("No se cobró nada.")
  await expect(entrance(page)).toHaveCount(1)
  await expectClean(page)
  expect(page.url()).toMatch(at("/cotizarcompletarpago"))
  await notice.getByRole("button", { name: "INGRESAR" }).click()
  await typeLogin(page, "ana@example.com")
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(at("/"))

  await goOnFromHome(page)
  await onPayment(page)
  await expect(page.getByRole("region", { name: "Tu viaje" }).getByText("Ana Martínez")).toBeVisible()
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue("")
  await payFor(page)
  // The list of purchases says that the session is over: no card leaves.
  expect(sales).toEqual([["/api/sales/enroll", 200]])
})
