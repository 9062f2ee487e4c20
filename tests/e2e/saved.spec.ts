import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { leave } from "./steps/login"
import { atPlans, logIn } from "./steps/purchase"
import { aWish, bar, chooseDestination, fillBar, isoDay, openBar, plans, submit, typedDay } from "./steps/quoteBar"

const host = "personal"
const key = "busquedaCotizar"

test("a quote and, after a reload, the saved search carry an unticked opt-in, but no coupon", {
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

// QB-01, QB-12
test("without a saved search the results send nothing and show the empty bar", async ({ page, sandbox }) => {
  await sandbox.open(page, host, "/cotizar")
  await expect(bar(page).getByRole("button", { name: "COTIZAR", exact: true })).toBeVisible()
  await expect(plans(page)).toHaveCount(0)
  await page.waitForTimeout(500)
  expect(
    await page.evaluate(() => performance.getEntriesByType("resource").filter((e) => e.name.includes("sales/quote")))
  ).toEqual([])
})

test("an unreadable saved search is dropped without a message", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  for (const value of ["{", JSON.stringify({ v: 99, savedAt: Date.now(), data: {} }), JSON.stringify([1, 2, 3])]) {
    await page.evaluate(([k, v]) => localStorage.setItem(k, v), [key, value] as const)
    await sandbox.open(page, host, "/cotizar")
    await expect(bar(page).getByRole("button", { name: "COTIZAR", exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate((k) => localStorage.getItem(k), key)).toBeNull()
  }
})

test("a saved search with a past start shows its date message and is not quoted", async ({ page, sandbox }) => {
  const wish = aWish()
  await atPlans(page, sandbox, host, wish)
  await page.evaluate(
    ([k, start]) => {
      const kept = JSON.parse(localStorage.getItem(k) ?? "{}")
      kept.data.objDetallesViaje.fechas.fechaInicio = start
      localStorage.setItem(k, JSON.stringify(kept))
    },
    [key, isoDay(-1)] as const
  )
  await page.reload()
  await expect(bar(page).getByText("La fecha de inicio debe ser mayor a hoy.").filter({ visible: true })).toHaveCount(1)
  await expect(bar(page).getByRole("button", { name: /^Fechas/ })).toContainText(typedDay(-1))
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(1)
})

// QR-14
test("a saved search without destination is silent: no modal, no request", async ({ page, sandbox }) => {
  const wish = aWish()
  await atPlans(page, sandbox, host, wish)
  await page.evaluate((k) => {
    const kept = JSON.parse(localStorage.getItem(k) ?? "{}")
    kept.data.objDetallesViaje.destino = ""
    localStorage.setItem(k, JSON.stringify(kept))
  }, key)
  await page.reload()
  await expect(bar(page).getByLabel("Email")).toHaveValue(wish.email)
  await page.waitForTimeout(500)
  await expect(page.getByRole("dialog", { name: "Cantidad de Días" })).toHaveCount(0)
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(1)
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
  await fillBar(page, wish)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
  expect(await started(page)).toBe("")
})

test("after Salir the home's bar holds nothing of the visitor", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  await logIn(page, "ana@example.com")
  await sandbox.open(page, "b2c")
  await bar(page).getByLabel("Teléfono").fill("1155550143")
  await expect.poll(() => started(page)).toContain("1155550143")
  await leave(page)
  expect(await started(page)).toBe("")
  await expect(bar(page).getByLabel("Teléfono")).toHaveValue("")
})

test("a new quote replaces the plans and leaves no stale card", async ({ page, sandbox }) => {
  await atPlans(page, sandbox, "belo", { to: "ARGENTINA" })
  await expect(page.getByRole("article", { name: "NACIONAL" })).toBeVisible()
  await openBar(page)
  await chooseDestination(page, "EUROPA")
  await submit(page, "RECOTIZAR")
  await expect(page.getByRole("article", { name: "NACIONAL" })).toHaveCount(0)
  await expect(plans(page).first()).toBeVisible()
})
