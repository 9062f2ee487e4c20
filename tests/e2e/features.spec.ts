import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment } from "./steps/paying"
import { choose } from "./steps/purchase"
import { aWish, quoteFor } from "./steps/quoteBar"

/** What a browser lacks, by name: the page's scripts do not find it. */
const lacking = {
  popovers: () => {
    for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ["popoverTargetElement", "popoverTargetAction"])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  },
  closedby: () => {
    for (const name of ["closedBy", "requestClose"]) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  },
  "Web Locks": () => void Reflect.deleteProperty(Navigator.prototype, "locks"),
  IntersectionObserver: () => void Reflect.deleteProperty(window, "IntersectionObserver"),
  "parts of Intl": () => {
    for (const name of ["ListFormat", "RelativeTimeFormat", "Segmenter", "DisplayNames"])
      Reflect.deleteProperty(Intl, name)
  },
  BroadcastChannel: () => void Reflect.deleteProperty(window, "BroadcastChannel")
}

/** Lacks that have nothing to do with each other share a walk. A browser without storage: sitting.spec.ts. */
const browsers: ReadonlyArray<ReadonlyArray<keyof typeof lacking>> = [
  ["popovers", "Web Locks", "BroadcastChannel"],
  ["closedby", "IntersectionObserver", "parts of Intl"]
]

for (const lacks of browsers)
  test(`a browser without ${lacks.join(", ")} loses those alone: from the home to step 3`, async ({
    page,
    sandbox
  }) => {
    for (const name of lacks) await page.addInitScript(lacking[name])
    await page.setViewportSize({ width: 390, height: 844 })
    await sandbox.open(page, "b2c")
    await quoteFor(page, aWish())
    await choose(page, "b2c")
    await fillEverybody(page, "b2c")
    await goOnToPayment(page)
  })

test("without popovers a popup opens and closes, and gives the focus back", async ({ page, sandbox }) => {
  await page.addInitScript(lacking.popovers)
  await sandbox.open(page, "b2c")
  const opener = page.getByRole("button", { name: /^Destino/ })
  const popup = page.getByRole("dialog", { name: "Destino" })
  await opener.click()
  await expect(popup).toBeInViewport({ ratio: 1 })
  await expect(opener).toHaveAttribute("aria-expanded", "true")
  await expect(popup.locator(":focus")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(popup).toBeVisible()
  await page.mouse.click(4, 300)
  await expect(popup).toBeHidden()
})
