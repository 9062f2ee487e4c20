import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { atPayment, cards, fillCard, onPayment, onSuccess, payButton, toPayment } from "./steps/paying"

for (const how of ["blocked", "full"] as const)
  test(`${how} storage: buying works in one document, and an unknown attempt leads to a question (ST-04)`, {
    tag: how === "full" ? "@critical" : []
  }, async ({ page, sandbox }) => {
    await page.addInitScript((kind) => {
      const fail = () => {
        throw new DOMException(kind, kind === "full" ? "QuotaExceededError" : "SecurityError")
      }
      if (kind === "full") Storage.prototype.setItem = fail
      else
        for (const name of ["localStorage", "sessionStorage", "indexedDB"])
          Object.defineProperty(window, name, { get: fail })
    }, how)
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const email = `${how}${process.pid}@example.com`
    await toPayment(page, sandbox, "b2c", { email })
    await page.getByRole("link", { name: "Volver a pasajeros" }).click()
    await page.getByRole("button", { name: "CONTINUAR" }).click()
    await onPayment(page)
    await fillCard(page, { number: cards.lost })
    await payButton(page).click()
    // Full storage has no room for the cart; the disk still has some for the payment's record.
    if (how === "blocked") {
      const unkept = page.getByRole("dialog", { name: "Este navegador no guarda tu pago" })
      await expect(unkept.getByRole("link").first()).toHaveAttribute("href", /^tel:/)
      await unkept.getByRole("button", { name: "PAGAR DE TODOS MODOS" }).click()
    }
    await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "Cerrar" }).click()
    await fillCard(page)
    await payButton(page).click()
    await page.getByRole("button", { name: "PAGAR DE TODOS MODOS" }).click()
    await onSuccess(page)
    expect(documents).toBe(1)
    const sent = await sandbox.salesOf(email)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

test("while one tab pays the other cannot", { tag: "@critical" }, async ({ context, page, sandbox }) => {
  const email = `tab${process.pid}@example.com`
  await atPayment(page, sandbox, "b2c", { email })
  const other = await context.newPage()
  await sandbox.open(other, "b2c", "/cotizarcompletarpago")
  await onPayment(other)
  for (const tab of [page, other]) await fillCard(tab)
  const letGo = await hold(page, "**/sales/enroll")
  const leaves = page.waitForRequest("**/sales/enroll")
  await payButton(page).click()
  await leaves
  await payButton(other).click()
  await expect(other.getByRole("dialog")).toContainText(/otra pestaña/i)
  letGo()
  await onSuccess(page)
  expect(await sandbox.salesOf(email)).toHaveLength(1)
})
