import type { Page } from "@playwright/test"
import { all, withProducers } from "./steps/channels"
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

// PR-02
for (const channel of all ? [...withProducers] : ["bbva", "messis"])
  test(`${channel}: the question about a producer is met before CONTINUAR`, async ({ page, sandbox }) => {
    if (channel !== "bbva") await comeAs(page, sandbox, channel)
    await atPassengers(page, sandbox, channel)
    const button = page.getByRole("button", { name: "CONTINUAR", exact: true })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await button.scrollIntoViewIfNeeded()
      await expect(sold(page, "NO")).toBeVisible()
      const [question, answer] = await Promise.all([sold(page, "NO").boundingBox(), button.boundingBox()])
      expect(question?.y, `${width} px`).toBeLessThan(answer?.y ?? 0)
      await button.focus()
      await page.keyboard.press("Shift+Tab")
      expect(await cart(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }
  })
