import { expect, test } from "./steps/fixtures"
import { applyDates, aWish, bar, cell, fillAges, openPopup, plans, submit, typedDay } from "./steps/quoteBar"

const box = "¿A qué lugar vas?"

// OU-place-by-name
test("b2cchile: 'bariloche' is quoted in LATINOAMÉRICA Y CARIBE, at 360 px", async ({ page, sandbox }) => {
  const answer = "LATINOAMÉRICA Y CARIBE"
  const places: Array<string> = []
  page.on("request", (request) => void (/placeFinder/.test(request.url()) && places.push(request.url())))
  await page.setViewportSize({ width: 360, height: 740 })
  await sandbox.open(page, "b2cchile")
  const popup = await openPopup(page, "Destino")
  await expect(popup.getByRole("radio").first()).toBeFocused()
  expect(places, "fetched before the first key").toEqual([])
  await popup.getByRole("textbox", { name: box }).fill("bariloche")
  await expect(popup.getByRole("status")).toContainText(answer)
  await popup.getByRole("textbox", { name: box }).press("Enter")
  await expect(popup).toBeHidden()
  await expect(cell(page, "Destino")).toContainText(answer)
  const wish = aWish()
  await applyDates(page, typedDay(wish.startsIn), typedDay(wish.startsIn + wish.days))
  await fillAges(page, wish.ages)
  await bar(page).getByLabel("Teléfono").fill(wish.phone)
  await bar(page).getByLabel("Email").fill(wish.email)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
})

test("places that do not come leave the list to choose from, and come with a further key", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c")
  await page.route(/placeFinder/, (route) => route.abort())
  const popup = await openPopup(page, "Destino")
  const typed = popup.getByRole("textbox", { name: box })
  const lost = page.waitForEvent("requestfailed", (request) => /placeFinder/.test(request.url()))
  await typed.fill("Rom")
  await lost
  await expect(popup.getByRole("radio", { name: "EUROPA" })).toBeEnabled()
  await page.unroute(/placeFinder/)
  await typed.pressSequentially("a")
  await expect(popup.getByRole("button", { name: "Roma está en EUROPA" })).toBeVisible()
})
