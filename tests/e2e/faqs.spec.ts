import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"

const question = (page: Page, text: string) =>
  page.locator("details").filter({ has: page.getByText(text, { exact: true }) })
const search = (page: Page) => page.getByRole("textbox", { name: "Buscar en las preguntas" })

/** Facts of LG-06 in the answers. */
const limits = {
  "¿Cuánto cubre la pérdida de equipaje?": ["USD 60 por kilo, hasta USD 1.200", "USD 40 por kilo, hasta USD 800"],
  "¿Qué cubre el hotel por convalecencia?": ["Hasta USD 100 por día durante 10 días"],
  "¿Qué pasa si necesito un abogado?": ["USD 2.500"],
  "¿Y si tengo que pagar una fianza?": ["USD 12.000"],
  "¿Hay límite de edad?": ["75 años"]
}

test("the address of a question opens it", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs#equipaje")
  await expect(question(page, "¿Cuánto cubre la pérdida de equipaje?").getByText("USD 60 por kilo")).toBeInViewport()
})

// In a document of its own: in the one above the question is open already.
test("an address cut within a letter still shows the questions", async ({ page, sandbox }) => {
  await sandbox.open(page, "b2c", "/faqs#equipaje%E0%A4")
  await search(page).fill("equipaje")
  await expect(question(page, "¿Hay límite de edad?")).toBeHidden()
  await question(page, "¿Cuánto cubre la pérdida de equipaje?").locator("summary").click()
  await expect(question(page, "¿Cuánto cubre la pérdida de equipaje?").getByText("USD 60 por kilo")).toBeVisible()
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
