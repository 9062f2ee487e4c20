import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { atPayment, onPayment } from "./steps/paying"
import { dist } from "./steps/sandbox"

const host = "b2c"

/** The file with a few bytes more, which would leave a trace if it ran. */
const tamper = (page: Page, path: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `${readFileSync(`${dist}${path}`, "utf8")}\n;globalThis.tampered=true`
    })
  )

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js"))
  )

const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "tampered"))
const told = (page: Page) => page.getByText(/^No pudimos cargar (la página|tu compra)/).first()

// TR-26
test("every script of the payment is listed with its hash; the browser reports any other", async ({
  page,
  sandbox
}) => {
  await atPayment(page, sandbox, host)
  const { policy, text } = await page.evaluate(async () => {
    const answer = await fetch(location.href)
    return { policy: answer.headers.get("integrity-policy-report-only"), text: await answer.text() }
  })
  expect(policy).toBe("blocked-destinations=(script)")
  const [, map = "{}"] = /<script type="importmap">(.*?)<\/script>/s.exec(text) ?? []
  const listed = Object.keys(JSON.parse(map).integrity)
  const loaded = await scriptsOf(page)
  expect(loaded.length).toBeGreaterThan(10)
  expect(loaded.filter((path) => !listed.includes(path))).toEqual([])
  await expect(page.locator("main"), "the words for a lost script are not there").toHaveCount(1)
})

// TR-26
test("a changed script never runs in the payment, and the page says so", { tag: "@critical" }, async ({
  page,
  sandbox
}) => {
  test.setTimeout(all ? 900_000 : 90_000)
  await atPayment(page, sandbox, host)
  await onPayment(page)
  const loaded = [...new Set(await scriptsOf(page))]
  const chosen = all ? loaded : loaded.filter((path) => /\/(portal|PaymentPage|brand)-/.test(path))
  expect(chosen.length).toBeGreaterThan(2)
  for (const path of chosen) {
    await tamper(page, path)
    await page.reload()
    const ready = page.getByLabel("Nombre y apellido del titular")
    await expect(told(page).or(ready).first(), path).toBeVisible({ timeout: 20_000 })
    if (!all) await expect(told(page), path).toBeVisible()
    expect(await ran(page), path).toBeUndefined()
    await page.unroute(`**${path}`)
  }
})

// TR-30
test("a payment whose scripts a release took away says so, and Reintentar goes on", async ({ page, sandbox }) => {
  await atPayment(page, sandbox, host)
  const gone = "**/assets/portal-*.js"
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }))
  await page.reload()
  await expect(told(page)).toBeVisible()
  await page.unroute(gone)
  await page.getByRole("link", { name: "Reintentar" }).click()
  await onPayment(page)
})
