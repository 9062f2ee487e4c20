import type { Page } from "@playwright/test"
import { typedDay } from "./quoteBar"

/** Input of the contact form. The channel asks for a slot or a reason. */
export interface ContactWish {
  readonly email: string
  readonly slot?: string
  readonly reason?: string
}

/** Input of a cancellation form. */
export interface CancellationWish {
  readonly email: string
  readonly document: string
  readonly purchaseDate: string
}

let wishes = 0

/** An address that no other walk uses. */
export const anEmail = (): string => {
  wishes += 1
  return `forma${process.pid}x${wishes}@example.com`
}

/** Opens a page and waits until it handles every key. It takes earlier input only then. */
export const openAwake = async (page: Page, address: string) => {
  await page.goto(address)
  await page.waitForLoadState("networkidle")
}

export const send = (page: Page) => page.getByRole("button", { name: "ENVIAR", exact: true }).click()

/** Fills the contact form with separators, as visitors do. */
export const fillContact = async (page: Page, { email, reason, slot }: ContactWish) => {
  await page.getByLabel("Nombre").fill(" Ana  Martínez ")
  await page.getByLabel("Teléfono").fill("+54 9 11 5555-0143")
  await page.getByLabel("Email").fill(email)
  if (slot !== undefined)
    await page.getByRole("radiogroup", { name: "Horario de contacto" }).getByText(slot, { exact: true }).click()
  if (reason !== undefined) await page.getByLabel("Motivo").fill(reason)
}

/** Passes every field rule. */
export const aCancellationWish = (document = "28.456.712"): CancellationWish => ({
  email: anEmail(),
  document,
  purchaseDate: typedDay(-3)
})

export const fillCancellation = async (
  page: Page,
  { document, email, purchaseDate }: CancellationWish,
  voucher = "700123456"
) => {
  await page.getByLabel("Nombre").fill("Ana Martínez")
  await page.getByLabel("Número de documento").fill(document)
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Fecha de compra").fill(purchaseDate)
  await page.getByLabel("Número de voucher").fill(voucher)
  await page.getByLabel("Mensaje").fill("Me cancelaron el viaje.\nNo lo voy a usar.")
}
