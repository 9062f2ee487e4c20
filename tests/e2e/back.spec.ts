import { expect, test } from "./steps/fixtures"
import { aWish, bar, fillBar, plans, quoteFor, submit } from "./steps/quoteBar"

const host = "makler"

test("Back during a slow quote: the home quotes another trip, and only that one appears", async ({ page, sandbox }) => {
  const slow = aWish()
  await sandbox.fault(host, "quote", "slow", 1)
  await sandbox.open(page, host)
  await fillBar(page, slow)
  await submit(page)
  await expect(page.getByRole("dialog", { name: "Buscando tus planes" })).toBeVisible()
  await page.goBack()
  await expect(bar(page).getByLabel("Email")).toHaveValue(slow.email)

  const other = aWish()
  await bar(page).getByLabel("Email").fill(other.email)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  expect(await sandbox.quotesBy(other.email)).toHaveLength(1)
})

test("Back and Forward each quote the saved search once", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await quoteFor(page, wish)
  await page.goBack()
  await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
  await page.goForward()
  await expect(plans(page).first()).toBeVisible()
  await expect.poll(async () => (await sandbox.quotesBy(wish.email)).length).toBe(2)
})

// QB-10
test("two presses of COTIZAR send one quote", { tag: "@critical" }, async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await bar(page).getByRole("button", { name: "COTIZAR", exact: true }).dblclick()
  await expect(plans(page).first()).toBeVisible()
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(1)
})
