import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { atPayment, cards, fillCard, goOnToPayment, onPayment, onSuccess, payButton, payFor } from "./steps/paying"
import { goOn, kept, passenger } from "./steps/purchase"
import { bar } from "./steps/quoteBar"

const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click()
const surname = (page: Page) => passenger(page, 1).getByLabel("Apellido", { exact: true })

test("passengers from another tab appear before payment; after the purchase no tab saves them again", {
  tag: "@critical"
}, async ({ context, page, sandbox }) => {
  const [seen, unseen] = [`Vista${process.pid}`, `Nueva${process.pid}`].map((name) =>
    name.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")
  )
  await atPayment(page, sandbox, "b2c")
  const other = await context.newPage()
  await sandbox.open(other, "b2c", "/cotizarpasajeros")
  await surname(other).fill(seen ?? "")
  await expect.poll(async () => JSON.stringify(await kept(other, "pasajeros"))).toContain(seen)
  await page.reload()
  await onPayment(page)
  await fillCard(page)
  await surname(other).fill(unseen ?? "")
  await expect.poll(async () => JSON.stringify(await kept(other, "pasajeros"))).toContain(unseen)
  await payButton(page).click()
  await expect(page.getByRole("dialog", { name: "Tu compra cambió" })).toContainText("los pasajeros")
  await close(page)
  await expect(page.getByRole("region", { name: "Tu viaje" })).toContainText(unseen ?? "-")
  await payFor(page)
  expect(await sandbox.salesOf(seen ?? "")).toHaveLength(0)
  expect(await sandbox.salesOf(unseen ?? "")).toHaveLength(1)

  await expect(other.getByText(/^Esta compra ya está hecha/)).toBeVisible()
  await surname(other).fill("Despues")
  await goOn(other)
  await expect(other).toHaveURL(/localhost:\d+\/$/)
  await expect(other.getByRole("link", { name: "Ver el voucher" })).toHaveAttribute("href", "/cotizarpagoexitoso")
  expect(await kept(other, "pasajeros")).toBeNull()
  await expectClean(other)
})

// TR-10
test("the voucher of a tried trip closes that trip alone; others on the same plan and days get a new key", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const email = `familias${process.pid}@example.com`
  await atPayment(page, sandbox, "b2c", { email })
  await fillCard(page, { number: cards.lost })
  await payButton(page).click()
  await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "Cerrar" }).click()
  await page.getByRole("link", { name: "Volver a pasajeros" }).click()
  await passenger(page, 1).getByLabel("Número de documento", { exact: true }).fill("30999888")
  await goOnToPayment(page)
  await fillCard(page)
  await payButton(page).click()
  const asked = page.getByRole("dialog", { name: "Hay un pago tuyo sin confirmar" })
  await expect(asked).toContainText(/, del .* al .*puede cobrarse dos veces/)
  await asked.getByRole("button", { name: "Ya me llegó el voucher" }).click()
  await expect(page.getByText(/^Listo: ya no esperamos el voucher de /)).toBeVisible()
  await expect(page.getByText(/No sabemos si tu último pago/)).toHaveCount(0)
  await payButton(page).click()
  await onSuccess(page)
  const sent = await sandbox.salesOf(email)
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(2)
})

// TR-10, TR-12, TR-13
test("a tried trip at a corrected name says that it may cost twice, and no notice says that nothing was charged", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const email = `acento${process.pid}@example.com`
  await atPayment(page, sandbox, "b2c", { email })
  await fillCard(page, { number: cards.lost })
  await payButton(page).click()
  await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "Cerrar" }).click()
  await page.getByRole("link", { name: "Volver a pasajeros" }).click()
  await surname(page).fill("Corregida")
  await goOnToPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole("dialog")).toContainText("puede cobrarse dos veces")
  await close(page)
  expect(await sandbox.salesOf(email)).toHaveLength(1)
  await page.evaluate(() => localStorage.removeItem("pasajeros"))
  await page.reload()
  await expect(page.getByText(/^Los datos de los pasajeros no están.*No sabemos si tu último pago/)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem("busquedaCotizar"))
  await sandbox.open(page, "b2c", "/cotizarcompletarpago")
  await expect(page.getByText(/^No hay ninguna compra en curso\. No sabemos si tu último pago/)).toBeVisible()
  await expect(page.getByText(/No se cobró nada/i)).toHaveCount(0)
})

// TR-13
for (const step of ["/cotizarpasajeros", "/cotizarcompletarpago"])
  test(`the start of the trip passes on ${step}: nothing is sent, and the next page says so with the trip`, {
    tag: step === "/cotizarcompletarpago" ? "@critical" : []
  }, async ({ page, sandbox }) => {
    await page.clock.install()
    await atPayment(page, sandbox, "b2cchile", { startsIn: 0 })
    if (step === "/cotizarpasajeros") {
      await page.getByRole("link", { name: "Volver a pasajeros" }).click()
      await expect(passenger(page, 1)).toBeVisible()
    } else await fillCard(page)
    await page.clock.setSystemTime(new Date(new Date().setUTCHours(24, 0, 1, 0)))
    if (step === "/cotizarpasajeros") await goOn(page)
    else await payButton(page).click()
    await expect(page).toHaveURL(/\/cotizar$/)
    await expect(page.getByText(/^La fecha de inicio de tu viaje ya pasó.*No se cobró nada/)).toBeVisible()
    await expect(bar(page).getByText("La fecha de inicio debe ser mayor a hoy.")).toBeVisible()
    await expect(bar(page).getByRole("button", { name: /^Destino/ })).toContainText("EUROPA")
    expect(await sandbox.requests("b2cchile", "sales/enroll")).toEqual([])
  })

// TR-12, TR-13
test("a trip whose payment has no answer begins: no page says that nothing was charged", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await page.clock.install()
  await atPayment(page, sandbox, "b2c", { startsIn: 0 })
  await fillCard(page, { number: cards.lost })
  await payButton(page).click()
  await close(page)
  await page.clock.setSystemTime(new Date(new Date().setUTCHours(24, 0, 1, 0)))
  await page.reload()
  await expect(page.getByText(/^La fecha de inicio de tu viaje ya pasó.*No sabemos si tu último pago/)).toBeVisible()
  await expect(page.getByText(/No se cobró nada/i)).toHaveCount(0)
})
