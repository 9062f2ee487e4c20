import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { kept } from "./steps/purchase"
import { aWish, bar, chooseDestination, fillBar, openBar, plans, quoteFor, submit } from "./steps/quoteBar"

const host = "personal"
const key = "busquedaCotizar"

test("an unticked opt-in is kept, a coupon is not", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  const wish = aWish({ ages: [40, 8] })
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await expect(bar(page).getByRole("checkbox")).toBeChecked()
  await bar(page).getByRole("checkbox").uncheck()
  await submit(page)
  await expect(plans(page).first()).toBeVisible()

  expect((await kept(page, key)).objDetallesViaje).toMatchObject({ telefono: wish.phone, suscribir: false })
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}")
    kept.data.cuponDescuento = "X"
    kept.data.objDetallesViaje.cuponDescuento = "X"
    localStorage.setItem(name, JSON.stringify(kept))
  }, key)
  await page.reload()
  await expect(plans(page).first()).toBeVisible()
  await openBar(page)
  await expect(bar(page).getByRole("button", { name: "RECOTIZAR" })).toBeVisible()
  const asked = await sandbox.quotesBy(wish.email)
  expect(asked).toHaveLength(2)
  expect(asked[0]?.body).toMatchObject({ subscribed: false })
  expect(asked[1]?.body).toStrictEqual(asked[0]?.body)
})

// QB-14
const started = (page: Page) => page.evaluate(() => sessionStorage.getItem("cotizacionEmpezada") ?? "")

// ST-05
test("the home's half-filled bar is there after a reload, until it is sent", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await chooseDestination(page, wish.to)
  await bar(page).getByRole("checkbox").uncheck()
  await bar(page).getByLabel("Teléfono").fill(wish.phone)
  await expect.poll(() => started(page)).toContain(wish.phone)
  await page.reload()
  await expect(bar(page).getByRole("button", { name: /^Destino/ })).toHaveText(/EUROPA/)
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue(wish.phone)
  await expect(bar(page).getByRole("checkbox")).not.toBeChecked()
  await quoteFor(page, wish)
  expect(await started(page)).toBe("")
})
