import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { expect, test } from "./steps/fixtures"
import { fillPassenger, passenger, toPassengers, travellerOf } from "./steps/purchase"
import { bar, plans } from "./steps/quoteBar"
import { savedBy } from "./steps/saving"
import { shifts, sumOf, watchShifts } from "./steps/shifts"

const device = (page: Page) => page.getByRole("region", { name: "Lo que guarda este dispositivo" })
const eraseAll = (page: Page) => device(page).getByRole("button", { name: "Borrar todo" })
const keptIn = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())

test("the list shows stored entries with age and without content; erasing removes all, and no other tab restores them", {
  tag: "@critical"
}, async ({ context, page: buying, sandbox }) => {
  await toPassengers(buying, sandbox, "b2c", { ages: [34] })
  await fillPassenger(buying, 1, "b2c", travellerOf("b2c"))
  await expect.poll(() => keptIn(buying)).toContain("pasajeros")

  const page = await context.newPage()
  await watchShifts(page)
  await sandbox.open(page, "b2c", "/politicascookies")
  // When idle the page asks for its banner, and the tab keeps the provider's address.
  await expect.poll(() => keptIn(page)).toContain("direccionApi")
  await page.evaluate(() => sessionStorage.setItem("bannerCerrado", JSON.stringify({ v: 1, savedAt: 0, data: true })))
  await page.reload()
  await expect(device(page).getByRole("listitem")).toHaveCount(6)
  await device(page).scrollIntoViewIfNeeded()
  for (const name of ["Búsqueda y plan elegido", "Pasajeros", "Portal", "Aviso cerrado", "Dirección del servicio"])
    await expect(device(page).getByRole("listitem").filter({ hasText: name })).toHaveCount(1)
  await expect(device(page).getByRole("listitem").filter({ hasText: "Pasajeros" })).toContainText(
    /Guardado (recién|hace \d+ minutos?)\s*Se borra dentro de 2[34] horas/
  )
  expect(await device(page).textContent()).not.toContain("@")
  expect(sumOf((await shifts(page)).filter(({ byInput }) => !byInput))).toBeLessThan(0.01)
  await expectClean(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)

  await page.evaluate(() => {
    const now = Date.now()
    const tried = { key: "k", trip: "1a2b", body: "c", plan: "GOLD", start: "2099-01-01", end: "2099-01-09" }
    const sealed = { v: 2, savedAt: now, data: [{ ...tried, firstTriedAt: now }] }
    localStorage.setItem("intentoPago", JSON.stringify(sealed))
  })
  await eraseAll(page).click()
  const word = page.getByRole("dialog", { name: "Hay un pago sin confirmar" })
  await word.getByRole("button", { name: "Borrar todo menos el pago" }).click()
  await expect(device(page).getByRole("status")).toContainText("Se borró de este dispositivo: Búsqueda y plan elegido")
  await expect(device(page).getByRole("heading")).toBeFocused()
  expect(await keptIn(page)).toEqual(["intentoPago"])
  await eraseAll(page).click()
  await word.getByRole("button", { name: "Borrar también el pago" }).click()
  await expect(device(page)).toContainText("No hay nada guardado.")
  expect(await keptIn(page)).toEqual([])

  await buying.bringToFront()
  await expect(passenger(buying, 1)).toBeVisible()
  await page.bringToFront()
  const isClosed = buying.waitForEvent("close")
  await buying.close({ runBeforeUnload: true })
  await isClosed
  expect(await keptIn(page)).toEqual([])
})

test("ST-05: b2cchile hands the visitor what is stored, as a file", async ({ page, sandbox }) => {
  await toPassengers(page, sandbox, "b2cchile", { ages: [34] })
  const traveller = travellerOf("b2cchile")
  await fillPassenger(page, 1, "b2cchile", traveller)
  await expect.poll(() => keptIn(page)).toContain("pasajeros")
  await sandbox.open(page, "b2cchile", "/politicascookies")
  const take = device(page).getByRole("button", { name: "Descargar mis datos" })
  await take.scrollIntoViewIfNeeded()
  const calls: Array<string> = []
  page.on("request", (request) => {
    // Scripts that the page fetches in its idle time are no calls.
    if (!["script", "stylesheet"].includes(request.resourceType()) && !request.url().startsWith("blob:"))
      calls.push(request.url())
  })
  const before = await keptIn(page)
  const { bytes, name } = await savedBy(page, () => take.click())
  expect(name).toBe("mis-datos.json")
  const entries: ReadonlyArray<{ key: string; savedAt: string | null; content: unknown }> = JSON.parse(bytes.toString())
  expect(entries.map(({ key }) => key).toSorted()).toEqual(before)
  const passengers = entries.find(({ key }) => key === "pasajeros")
  expect(JSON.stringify(passengers?.content)).toContain(traveller.surname)
  expect(Date.parse(passengers?.savedAt ?? "")).toBeGreaterThan(0)
  expect(await keptIn(page)).toEqual(before)
  expect(calls).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
  await expectClean(page)
})

test("the visit that made a search does not restore it after erasing", async ({ page, sandbox }) => {
  await toPassengers(page, sandbox, "b2c", { ages: [34] })
  await page.goBack()
  await expect(plans(page).first()).toBeVisible()
  await page.getByRole("contentinfo").getByRole("link", { name: "Políticas de cookies" }).click()
  await device(page).scrollIntoViewIfNeeded()
  await eraseAll(page).click()
  await expect(device(page)).toContainText("No hay nada guardado.")
  await page.goBack()
  await expect(bar(page).getByRole("button", { name: "COTIZAR", exact: true })).toBeVisible()
  await expect(bar(page).getByLabel("Email")).toHaveValue("")
  expect((await keptIn(page)).filter((key) => key !== "ultimaPagina")).toEqual([])
  // What the visitor types from here on is kept.
  await page.getByRole("banner").getByRole("link", { name: "Inicio" }).click()
  // Until the home is drawn, the bar in sight is the results'.
  await expect(page).toHaveTitle(/^[^·]+ · Tu portal/)
  await bar(page).getByLabel("Email").fill("ana@example.com")
  await expect.poll(() => keptIn(page)).toContain("cotizacionEmpezada")
  await page.reload()
  await expect(bar(page).getByLabel("Email")).toHaveValue("ana@example.com")
})
