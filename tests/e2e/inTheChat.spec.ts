import type { Page } from "@playwright/test"
import { expectClean, sidewaysScroll } from "./steps/axe"
import { allowClipboard } from "./steps/clipboard"
import { expect, test } from "./steps/fixtures"
import { atPlans } from "./steps/purchase"
import { aWish, isoDay, plans, typedDay } from "./steps/quoteBar"

declare global {
  interface Window {
    handed?: Array<ShareData>
  }
}

/** How the browser answers `navigator.share` from now on: it takes the text, or refuses with an error of this name. */
const sharing = (page: Page, refusal?: string) =>
  page.evaluate((name) => {
    window.handed = []
    const share = async (data: ShareData) => {
      window.handed?.push(data)
      if (name) throw new DOMException("no", name)
    }
    Object.defineProperty(navigator, "share", { value: share, configurable: true })
  }, refusal)

/** In a browser without a list of apps. */
const withoutSharing = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "share"))

const handed = (page: Page) => page.evaluate(() => window.handed ?? [])
const send = (page: Page) =>
  page.getByRole("region", { name: "Planes" }).getByRole("button", { name: "Mandá estos planes" })
const dialog = (page: Page, name = "Mandá estos planes") => page.getByRole("dialog", { name })
const refused = "Tu navegador no abrió la lista de aplicaciones. Podés mandarlo desde acá."

const small = { width: 360, height: 740 }

/** As a keyboard presses it. */
const press = async (page: Page) => {
  await send(page).focus()
  await page.keyboard.press("Enter")
}

// OU-in-the-chat
test("one press hands three plans and the trip's link to the device's apps, without contact data; a closed list says nothing, a refusing browser says so", async ({
  page,
  sandbox
}) => {
  await allowClipboard(page)
  await page.setViewportSize(small)
  const wish = aWish({ ages: [40, 8] })
  await atPlans(page, sandbox, "b2c", wish)
  await sharing(page)
  const address = page.url()
  await press(page)
  await expect.poll(async () => (await handed(page)).length).toBe(1)
  const [data] = await handed(page)
  const link = `${sandbox.originOf("b2c")}/cotizar?destino=EUROPA&desde=${isoDay(30)}&hasta=${isoDay(40)}&edades=40,8`
  expect(Object.keys(data ?? {})).toEqual(["text"])
  const [head = "", first = "", ...others] = data?.text?.split("\n\n") ?? []
  expect(head).toBe(`Planes de B2C para viajar a Europa\n${typedDay(30)} – ${typedDay(40)} · 2 pasajeros`)
  expect(first).toMatch(
    /^PLATINUM\nCobertura por persona: USD 300\.000\n12 × \$ [\d.]+,\d\d · Precio final, 2 pasajeros: \$ [\d.]+$/
  )
  expect(others).toHaveLength(3)
  expect(others.at(-1)).toBe(link)
  for (const contact of [wish.phone, wish.email, encodeURIComponent(wish.email)])
    expect(data?.text).not.toContain(contact)
  await expect(send(page)).toBeFocused()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  expect(page.url()).toBe(address)

  await sharing(page, "AbortError")
  // Once the page knows of the end, it opens again.
  await expect(async () => {
    await press(page)
    expect((await handed(page)).length).toBeGreaterThan(1)
  }).toPass()
  await expect(page.getByRole("dialog")).toHaveCount(0)

  await sharing(page, "NotAllowedError")
  await press(page)
  await expect(dialog(page).getByText(refused)).toBeVisible()
  const href = await dialog(page).getByRole("link", { name: "Abrir WhatsApp" }).getAttribute("href")
  expect([...new URL(href ?? "").searchParams]).toEqual([["text", data?.text]])
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectClean(page)
  await dialog(page).getByRole("button", { name: "Copiar" }).press("Enter")
  await expect(dialog(page).getByRole("button", { name: "Copiado" })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data?.text)
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(send(page)).toBeFocused()
})

test("a browser without a list of apps shows the message at once", async ({ page, sandbox }) => {
  await withoutSharing(page)
  await atPlans(page, sandbox, "b2cchile")
  await page.getByRole("button", { name: "Manda estos planes" }).click()
  await expect(dialog(page, "Manda estos planes").getByText(/^Planes de .* para viajar a Europa/)).toBeVisible()
  await expect(dialog(page, "Manda estos planes").getByText(/lista de aplicaciones/)).toHaveCount(0)
})

test("a comparison goes to the chat as the sentence of its difference", async ({ page, sandbox }) => {
  await page.setViewportSize(small)
  await atPlans(page, sandbox, "b2c")
  await sharing(page)
  await plans(page).first().getByRole("button", { name: "Ver detalles" }).click()
  const comparison = page.getByRole("dialog", { name: "Comparar planes" })
  await expect(comparison.getByRole("button", { name: "Mandá esta diferencia" })).toHaveCount(0)
  await comparison.getByRole("button", { name: "Ver diferencias" }).click()
  const says = await comparison.getByRole("listitem").first().textContent()
  await comparison.getByRole("button", { name: "Mandá esta diferencia" }).press("Enter")
  await expect.poll(async () => (await handed(page)).length).toBe(1)
  const [data] = await handed(page)
  expect(data?.text).toMatch(/^De PLATINUM a PLATINUM PLUS:\n/)
  expect(data?.text?.split("\n")[1]).toBe(says)
  expect(data?.text).toContain(`${sandbox.originOf("b2c")}/cotizar?destino=EUROPA`)
  await expect(comparison).toBeVisible()
})
