import type { Locator, Page } from "@playwright/test"

/** The headline amount of a plan, `$ 16.817,84`. */
export const price = (plan: Locator) => plan.getByText(/^\$ [\d.]+(,\d\d)?$/).first()

/** Where an element ends, in pixels below the top of the page. */
export const endOf = async (page: Page, element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not on the page.")
  return box.y + box.height + (await page.evaluate(() => scrollY))
}
