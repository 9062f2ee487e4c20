import { expect, type Locator, type Page } from "@playwright/test"
import { withProducers } from "./channels"
import type { SandboxHandle } from "./fixtures"
import { arrive, fillHome, fillPassenger, goOn, toPassengers, travellerOf } from "./purchase"
import type { Wish } from "./quoteBar"

/** The sandbox's cards, by their outcome. */
export const cards = {
  visa: "4242 4242 4242 4242",
  mastercard: "5555 5555 5555 4444",
  declined: "4000 0000 0000 0002",
  lost: "4000 0000 0000 9995"
}

/** Fills the form of every passenger. */
export const fillEverybody = async (page: Page, channel: string, ages: ReadonlyArray<number> = [34]) => {
  const names = ["Ana", "Tomás", "Beatriz", "Julián"]
  for (const [index, age] of ages.entries())
    await fillPassenger(page, index + 1, channel, travellerOf(channel, { name: names[index] ?? "Ana", age }))
  await fillHome(page, channel)
}

/** Goes to step 3 with the first plan. */
export const toPayment = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await toPassengers(page, sandbox, channel, wish)
  await fillEverybody(page, channel, wish.ages)
  if (withProducers.has(channel)) await page.getByRole("radio", { name: "NO", exact: true }).check()
  await goOnToPayment(page)
}

/** Step 3 with every passenger filled in, for walks about later steps. */
export const atPayment = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizarcompletarpago", wish, walk: toPayment })
  await onPayment(page)
}

/** From step 2 to step 3. */
export const goOnToPayment = async (page: Page) => {
  await goOn(page)
  await onPayment(page)
}

/** Waits until step 3 is ready. */
export const onPayment = async (page: Page) => {
  await expect(page).toHaveURL(/\/cotizarcompletarpago$/)
  await expect(page.getByLabel("Nombre y apellido del titular")).toBeVisible()
}

/** Input of the card form. */
export interface CardWish {
  readonly number?: string
  readonly holder?: string
  readonly debit?: boolean
}

/** Fills every field and takes the longest instalment plan. */
export const fillCard = async (page: Page, { debit, holder = "ANA MARTINEZ", number = cards.visa }: CardWish = {}) => {
  if (debit) await page.getByRole("radio", { name: "Débito" }).check()
  await page.getByLabel("Nombre y apellido del titular").fill(holder)
  await page.getByLabel("Número de tarjeta").fill(number)
  const code = page.getByLabel("Código de seguridad")
  if (await code.isVisible()) {
    await page.getByLabel("Vencimiento").fill("11/2031")
    await code.fill("987")
  }
  const instalments = page.getByLabel("Cuotas")
  if (await instalments.isVisible())
    await instalments.selectOption({ index: (await instalments.getByRole("option").count()) - 1 })
  await page.getByLabel("Acepto los términos y condiciones").check()
}

export const payButton = (page: Page): Locator => page.getByRole("button", { name: "COMPLETAR PAGO", exact: true })

/** The purchase has succeeded, and the page says so. */
export const onSuccess = async (page: Page) => {
  await expect(page).toHaveURL(/\/cotizarpagoexitoso$/, { timeout: 15_000 })
  await expect(page.getByRole("heading", { level: 1, name: "¡Tu pago se realizó con éxito!" })).toBeVisible()
}

/** Pays on step 3, up to the page of success. */
export const payFor = async (page: Page, card: CardWish = {}) => {
  await fillCard(page, card)
  await payButton(page).click()
  await onSuccess(page)
}

const toSuccess = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish>) => {
  await toPayment(page, sandbox, channel, wish)
  await payFor(page)
}

/** The page of success of a purchase, for walks about what comes after it. */
export const atSuccess = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizarpagoexitoso", wish, walk: toSuccess })
  await onSuccess(page)
}

/** Collects every event of the page's documents, from before their first script. */
export const noteEvents = async (page: Page): Promise<ReadonlyArray<string>> => {
  const told: Array<string> = []
  await page.exposeFunction("noteEvent", (text: string) => void told.push(text))
  await page.addInitScript(() => {
    const layer: Array<unknown> = []
    const note: (text: string) => void = Reflect.get(window, "noteEvent")
    layer.push = (...entries) => {
      for (const entry of entries) note(JSON.stringify(entry))
      return Array.prototype.push.apply(layer, entries)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return told
}

export const countOf = (told: ReadonlyArray<string>, event: string) =>
  told.filter((text) => text.includes(`"event":"${event}"`)).length
