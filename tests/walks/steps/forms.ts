import { expect, type Page } from "@playwright/test"

/** What a visitor types into the contact form; slot or reason, as the channel asks. */
export interface ContactWish {
  readonly email: string
  readonly slot?: string
  readonly reason?: string
}

/** What a buyer types into a cancellation form. */
export interface CancellationWish {
  readonly email: string
  readonly document: string
  readonly purchaseDate: string
}

let wishes = 0

/** An address that no other journey writes from. */
export const anEmail = (): string => {
  wishes += 1
  return `forma${process.pid}x${wishes}@example.com`
}

/** The day that many days from today in UTC, as it is typed. */
export const typedDay = (days: number): string => {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-")
  return `${day}/${month}/${year}`
}

/** Opens a page and waits until it listens to every key: what is typed before is taken in only when it does. */
export const openAwake = async (page: Page, address: string) => {
  await page.goto(address)
  await page.waitForLoadState("networkidle")
}

/** Presses ENVIAR. */
export const send = (page: Page) => page.getByRole("button", { name: "ENVIAR", exact: true }).click()

/** Fills the contact form with separators, as people do. */
export const fillContact = async (page: Page, { email, reason, slot }: ContactWish) => {
  await page.getByLabel("Nombre").fill(" Ana  Martínez ")
  await page.getByLabel("Teléfono").fill("+54 9 11 5555-0143")
  await page.getByLabel("Email").fill(email)
  if (slot !== undefined)
    await page.getByRole("radiogroup", { name: "Horario de contacto" }).getByText(slot, { exact: true }).click()
  if (reason !== undefined) await page.getByLabel("Motivo").fill(reason)
}

/** A wish that every field rule admits. */
export const aCancellationWish = (document = "28.456.712"): CancellationWish => ({
  email: anEmail(),
  document,
  purchaseDate: typedDay(-3)
})

/** Fills a cancellation form. */
export const fillCancellation = async (page: Page, { document, email, purchaseDate }: CancellationWish) => {
  await page.getByLabel("Nombre").fill("Ana Martínez")
  await page.getByLabel("Número de documento").fill(document)
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Fecha de compra").fill(purchaseDate)
  await page.getByLabel("Número de voucher").fill("700123456")
  await page.getByLabel("Mensaje").fill("Me cancelaron el viaje.\nNo lo voy a usar.")
}

/** Types a value and leaves the field, until it says so: a page that has just come may hear it the second time only. */
export const expectRefused = (page: Page, label: string, value: string, message: string) =>
  expect(async () => {
    const field = page.getByLabel(label)
    await field.fill(value)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(message, { timeout: 1000 })
  }).toPass()

/** A message under a field, and nowhere else on screen. */
export const expectMessage = (page: Page, label: string, message: string) =>
  expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
