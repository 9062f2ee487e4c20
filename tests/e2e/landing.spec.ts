import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { at, expect, test } from "./steps/fixtures"
import { account, entrance, typeLogin } from "./steps/login"
import { countOf, noteEvents } from "./steps/paying"
import { bar } from "./steps/quoteBar"

const lastPath = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("ultimaPagina") ?? "null")?.data)

// SR-03
test("ana sees the error of a wrong password, then lands at home, with one login event", async ({ page, sandbox }) => {
  const told = await noteEvents(page)
  await sandbox.open(page, "b2c", "/faqs")
  await expect.poll(() => lastPath(page)).toBe("/faqs")
  await entrance(page).click()
  await typeLogin(page, "ana@example.com", "viajes")
  await expect(page.getByRole("alert")).toHaveText("El email o la contraseña no son correctos.")
  await expect(page.getByLabel("Email")).toHaveValue("ana@example.com")
  await page.getByLabel("Contraseña").fill("viaje")
  await page.keyboard.press("Enter")
  await expect(account(page)).toBeVisible()
  await expect(page).toHaveURL(at("/"))
  await expect(bar(page)).toBeVisible()
  expect(countOf(told, "login")).toBe(1)
  expect(countOf(told, "sign_up")).toBe(0)
  expect(told.join()).not.toContain("ana@")
  expect(await lastPath(page)).toBe("/faqs")
})

test("a visitor without a session lands at home without an event; Back does not return", async ({ page, sandbox }) => {
  const told = await noteEvents(page)
  await sandbox.open(page, "b2c", "/faqs")
  await expect.poll(() => lastPath(page)).toBe("/faqs")
  await sandbox.open(page, "b2c", "/redirect")
  await expect(page).toHaveURL(at("/"))
  await expect(bar(page)).toBeVisible()
  expect(countOf(told, "login")).toBe(0)
  expect(countOf(told, "sign_up")).toBe(0)
  expect(await lastPath(page)).toBe("/faqs")
  await page.goBack()
  await expect(page).toHaveURL(at("/faqs"))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("carla verifies her e-mail by the mailed link, and goes on to her data", async ({ context, page, sandbox }) => {
    const told = await noteEvents(page)
    await sandbox.open(page, "asegura", "/faqs")
    await page.getByRole("button", { name: "Abrir menú" }).click()
    await page.getByRole("dialog", { name: "Principal" }).getByRole("link", { name: "ENTRAR" }).click()
    await typeLogin(page, "carla@example.com")
    await expect(page).toHaveURL(at("/validar"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Validá tu email")
    await expect(page.getByRole("main")).toContainText("carla@example.com")
    await expect(page.getByRole("main")).toContainText("spam")
    expect(countOf(told, "login")).toBe(0)
    expect(countOf(told, "sign_up")).toBe(1)
    await expectClean(page)
    expect(await sidewaysScroll(page)).toBe(0)

    // Not verified yet: the same page again.
    const done = page.getByRole("link", { name: "YA VALIDÉ MI EMAIL" })
    await done.press("Enter")
    await expect.poll(() => countOf(told, "sign_up")).toBe(2)
    await expect(page).toHaveURL(at("/validar"))

    const mail = await context.newPage()
    await mail.goto(`${sandbox.originOf("asegura")}/_sandbox/correo?to=carla@example.com`)
    await mail.getByRole("link", { name: "Validar el email" }).first().click()
    await mail.getByRole("button", { name: "VALIDAR MI EMAIL" }).click()
    await expect(mail.getByText("Tu email está validado")).toBeVisible()
    await mail.close()
    await done.click()
    await expect(page).toHaveURL(at("/datospersonales"))
    expect(countOf(told, "login")).toBe(0)
    expect(countOf(told, "sign_up")).toBe(3)
  })
})
