import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment, payFor } from "./steps/paying"
import { applyCoupon, atPlans, cart, choose } from "./steps/purchase"
import { plans } from "./steps/quoteBar"

/**
 * Does to each text of the page what the translator of Chrome does, once the page is alive: it
 * removes the text and puts two `font` elements in its place. Here the translation is the text
 * itself, so that walks find it. Later texts follow after a tenth of a second.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = "font, svg, script, style, title, textarea, option, [translate=no]"
    const replace = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return
      const font = document.createElement("font")
      font.append(document.createElement("font"))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
    const translateAll = (node: Node) => {
      if (!node.isConnected) return
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found = node instanceof Text ? [node] : []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      found.forEach(replace)
    }
    const begin = () => {
      translateAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) setTimeout(translateAll, 100, node)
      }).observe(document.body, { childList: true, subtree: true })
    }
    const wait = setInterval(() => {
      if (!document.querySelector("#root[data-alive]")) return
      clearInterval(wait)
      begin()
    }, 50)
  })

// SH-16
test("a page that the browser translates compares and sells at the shown price", async ({ page, sandbox }) => {
  const ages = [34, 8]
  await translate(page)
  await atPlans(page, sandbox, "b2c", { ages })
  await expect(page.locator("main font").first()).toBeAttached()
  const offered = await plans(page).getByRole("heading").allTextContents()
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  const comparison = page.getByRole("dialog", { name: "Comparar planes" })
  for (const title of offered.slice(0, 3)) {
    await expect(comparison.locator("[role=tabpanel]:not([inert])")).toHaveAccessibleName(new RegExp(`^${title}`))
    await comparison.getByRole("tab", { selected: true }).press("ArrowRight")
  }
  await comparison.getByRole("button", { name: "Cerrar" }).click()

  await choose(page, "b2c")
  await fillEverybody(page, "b2c", ages)
  const total = cart(page).getByText("Total", { exact: true }).locator("xpath=ancestor-or-self::dt/../dd")
  const full = (await total.textContent()) ?? "-"
  await applyCoupon(page)
  await expect(page.getByText("DESCUENTO APLICADO CORRECTAMENTE")).toBeVisible()
  await expect(total).not.toHaveText(full)
  await cart(page).getByRole("button", { name: "Quitar cupón" }).click()
  await expect(total).toHaveText(full)
  await goOnToPayment(page)
  await expect(page.getByRole("form", { name: "Pago" })).toContainText(full)
  await payFor(page)
})
