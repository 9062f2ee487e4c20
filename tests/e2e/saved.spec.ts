import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { leave } from "./steps/login"
import { comeAs } from "./steps/purchase"
import { aWish, bar, chooseDestination, fillBar, isoDay, openBar, plans, quoteFor, submit } from "./steps/quoteBar"

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

  const saved = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key)
  expect(Object.keys(saved)).toEqual(["v", "savedAt", "data"])
  expect(Object.keys(saved.data).toSorted()).toEqual(
    ["carrito", "cuponDescuento", "objDetallesViaje", "productor", "resultados", "vendioProductor"].toSorted()
  )
  expect(saved.data.objDetallesViaje).toMatchObject({
    telefono: wish.phone,
    destino: wish.to,
    origen: "Argentina",
    email: wish.email,
    edadesPasajeros: [{ edad: 40 }, { edad: 8 }],
    fechas: { fechaInicio: isoDay(30), fechaFin: isoDay(40) },
    suscribir: false
  })

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

test("after Salir the home's bar holds nothing of the visitor", async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "b2c")
  await sandbox.open(page, "b2c")
  await bar(page).getByLabel("Teléfono").fill("1155550143")
  await expect.poll(() => started(page)).toContain("1155550143")
  await leave(page)
  expect(await started(page)).toBe("")
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("")
})
