import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { fillEverybody } from "./steps/paying"
import { atPassengers, cart, comeAs, goOn, kept } from "./steps/purchase"

const sold = (page: Page, answer: "SI" | "NO") =>
  cart(page)
    .getByRole("radiogroup", { name: "Me vendió un productor" })
    .getByRole("radio", { name: answer, exact: true })
const code = (page: Page) => cart(page).getByLabel("Código de productor", { exact: true })

// PR-02
test("messis: a sale by a producer requires the code", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await comeAs(page, sandbox, "messis")
  await atPassengers(page, sandbox, "messis")
  await expect(sold(page, "SI")).toBeChecked()
  await fillEverybody(page, "messis")
  await code(page).fill("   ")
  await goOn(page)

  const modal = page.getByRole("dialog", { name: "Código de Productor" })
  await modal.getByRole("button", { name: "Cerrar" }).click()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute("aria-invalid", "true")
  expect(page.url()).toMatch(/\/cotizarpasajeros$/)

  await code(page).fill(" PROD100 ")
  const left = page.waitForRequest((asked) => asked.isNavigationRequest() && /cotizarcompletarpago/.test(asked.url()))
  await goOn(page)
  await left
  await page.waitForURL(/cotizarcompletarpago/)
  expect(await kept(page, "busquedaCotizar")).toMatchObject({ productor: "PROD100", vendioProductor: true })
})
