import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { allowClipboard } from "./steps/clipboard"
import { expect, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"

const question = (page: Page, text: string) =>
  page.locator("details").filter({ has: page.getByText(text, { exact: true }) })
const search = (page: Page) => page.getByRole("searchbox", { name: "Buscar en las preguntas" })

/** Facts of LG-06 in the answers. */
const limits = {
  "¿Cuánto cubre la pérdida de equipaje?": ["USD 60 por kilo, hasta USD 1.200", "USD 40 por kilo, hasta USD 800"],
  "¿Qué cubre el hotel por convalecencia?": ["Hasta USD 100 por día durante 10 días"],
  "¿Qué pasa si necesito un abogado?": ["USD 2.500"],
  "¿Y si tengo que pagar una fianza?": ["USD 12.000"],
  "¿Hay límite de edad?": ["75 años"]
}

// LG-01
test("an answer unfolds by keyboard and folds again", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  const baggage = question(page, "¿Cuánto cubre la pérdida de equipaje?")
  const answer = baggage.getByText("USD 60 por kilo")
  await expect(answer).toBeHidden()
  await baggage.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(answer).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(baggage.getByRole("link", { name: /^Copiar enlace/ })).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")
  await expect(answer).toBeHidden()
})

test("the search finds questions while typing, ignores accents, and leads to contact without a result", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, "b2c", "/faqs")
  const shown = page.locator("details:visible")
  await expect(shown.first()).toBeVisible()
  const all = await shown.count()
  await expect(page.getByRole("search").getByRole("status")).toHaveText(`${all} preguntas`)

  await search(page).fill("PERDIDA de equipajes")
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText("¿Cuánto cubre la pérdida de equipaje?")
  await expect(page.getByRole("search").getByRole("status")).toHaveText("1 pregunta")
  await expect(page.getByRole("heading", { level: 2, name: "Pago y voucher" })).toBeHidden()
  await expectClean(page)

  await search(page).fill("mascotas")
  await expect(shown).toHaveCount(0)
  await expect(page.getByText("No encontramos preguntas con esas palabras")).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Contacto" })).toHaveAttribute("href", "/contacto")
  await expectClean(page)

  await page.getByRole("search").getByRole("button", { name: "Borrar búsqueda" }).click()
  await expect(shown).toHaveCount(all)
  await expect(search(page)).toBeFocused()
})

test("the address of a question opens it, and each question shows its address", async ({ page, sandbox }) => {
  await allowClipboard(page)
  await sandbox.open(page, "b2c", "/faqs#equipaje")
  const baggage = question(page, "¿Cuánto cubre la pérdida de equipaje?")
  await expect(baggage.getByText("USD 60 por kilo")).toBeInViewport()
  await expect(question(page, "¿Hay límite de edad?").getByText("75 años")).toBeHidden()

  await page.evaluate(() => {
    location.hash = "limite-de-edad"
  })
  await expect(question(page, "¿Hay límite de edad?").getByText("75 años")).toBeInViewport()

  await baggage.getByRole("link", { name: "Copiar enlace: ¿Cuánto cubre la pérdida de equipaje?" }).click()
  await expect(baggage.getByRole("status")).toHaveText("Enlace copiado")
  await expect(page).toHaveURL(/\/faqs#equipaje$/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sandbox.originOf("b2c")}/faqs#equipaje`)
})

test("an address cut within a letter still shows the questions", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs#equipaje%E0%A4")
  await search(page).fill("equipaje")
  await expect(question(page, "¿Hay límite de edad?")).toBeHidden()
  await question(page, "¿Cuánto cubre la pérdida de equipaje?").locator("summary").click()
  await expect(question(page, "¿Cuánto cubre la pérdida de equipaje?").getByText("USD 60 por kilo")).toBeVisible()
})

for (const { channel, says } of [
  { channel: "b2c", says: { ...limits, "¿Cubre durante el embarazo?": ["semana 24"] } },
  {
    channel: "belo",
    says: {
      ...limits,
      "¿Cubre durante el embarazo?": ["semana 26"],
      "¿Hay límite de edad?": ["75 años", "senior"],
      "¿Qué cubre el hotel por convalecencia?": ["USD 100 por día durante 10 días", "USD 400"],
      "¿Qué pasa si necesito un abogado?": ["USD 2.500", "USD 5.000"],
      "¿Y si tengo que pagar una fianza?": ["USD 12.000", "USD 25.000"]
    }
  }
]) {
  test(`${channel}: its answers state the limits of the specification`, async ({ page, sandbox }) => {
    await sandbox.open(page, channel, "/faqs")
    for (const [asked, facts] of Object.entries(says))
      for (const fact of facts) await expect(question(page, asked)).toContainText(fact)
  })
}

test("a link in an answer stays inside the portal", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs#necesito-asistencia")
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await question(page, "¿Qué hago si necesito asistencia?").getByRole("link", { name: "Solicitar asistencia" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitar asistencia")
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
})

test("on paper every answer is open, without the shell", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs")
  await expect(search(page)).toBeVisible()
  await onPaper(page)
  for (const [asked, [fact = ""]] of Object.entries(limits))
    await expect(question(page, asked).getByText(fact)).toBeVisible()
  for (const shell of [page.getByRole("banner"), page.getByRole("contentinfo"), search(page)])
    await expect(shell).toBeHidden()
})
