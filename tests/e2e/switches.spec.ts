import type { Page } from "@playwright/test"
import { choose as consent, optional, running, settle, shop } from "./steps/consenting"
import { expect, test } from "./steps/fixtures"
import { hostsAsked, test as outside } from "./steps/outside"
import { atPayment, fillCard, onSuccess, payButton } from "./steps/paying"

/** The operator's file; each test writes its own. */
const operate = async (page: Page, rows: object) => {
  const file = { rows }
  await page.route("**/config/estado.json", (route) => route.fulfill({ json: file.rows }))
  return (next: object) => {
    file.rows = next
  }
}

test("a stopped sale sends no payment and keeps the card; once it goes on, the same press pays once", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const write = await operate(page, {})
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  write({ B2C: { venta: false, aviso: "Volvemos a las 18." } })
  await payButton(page).click()
  const told = page.getByRole("dialog", { name: "Por ahora no vendemos en línea" })
  await expect(told).toContainText("Este pago no se envió.")
  await told.getByRole("button", { name: "Cerrar" }).click()
  await expect(page.getByLabel("Número de tarjeta")).toHaveValue(/4242$/)
  expect(await sandbox.requests("b2c", "sales/enroll")).toEqual([])
  write({})
  await payButton(page).click()
  await onSuccess(page)
  expect(await sandbox.requests("b2c", "sales/enroll")).toHaveLength(1)
})

test("an open tab hears a notice within 60 s, and keeps it closed", async ({ page, sandbox }) => {
  const asked: Array<string> = []
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  const write = await operate(page, {})
  await sandbox.open(page, "belo")
  await page.waitForLoadState("networkidle")
  expect(asked).not.toContain("/config/estado.json")
  // Only a page that is alive waits for its turn to ask.
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  await page.clock.runFor(11_000)
  await expect.poll(() => asked).toContain("/config/estado.json")
  const notice = page.getByText("El lunes atendemos desde las 10.")
  await expect(notice).toBeHidden()
  write({ BELO: { aviso: "El lunes atendemos desde las 10." } })
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  await page.getByRole("button", { name: "Cerrar", exact: true }).click()
  await page.clock.runFor(60_000)
  await expect(notice).toBeHidden()
})

outside("trackers switched off do not run for a visitor who accepted them", async ({ page }) => {
  await page.goto(`${shop}/faqs`)
  await consent(page, "Aceptar todas")
  await expect.poll(() => running(page)).toBe("google_tag_manager clarity")
  await operate(page, { B2C: { rastreadores: false } })
  const hosts = hostsAsked(page)
  await page.reload()
  await settle(page)
  expect(optional.filter((host) => hosts.has(host))).toEqual([])
  expect(await running(page)).toBe("")
})

test("the build's own file is plain, so that an operator's replaces it at once", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  const [own, others] = await page.evaluate(async () => {
    const answers = await Promise.all(["estado", "destinos"].map((name) => fetch(`/config/${name}.json`)))
    const of = async (answer: Response) => ({
      text: await answer.text(),
      coding: answer.headers.get("content-encoding"),
      cache: answer.headers.get("cache-control")
    })
    return Promise.all(answers.map(of))
  })
  expect(own).toEqual({ text: "{}\n", coding: null, cache: "no-cache" })
  expect(others?.coding).toBe("br")
})
