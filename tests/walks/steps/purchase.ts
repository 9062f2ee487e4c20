import { type BrowserContext, expect, type Page } from "@playwright/test"
import type { SandboxHandle } from "./fixtures"
import { aWish, fillBar, plans, submit, type Wish } from "./quoteBar"

/** A passenger, as their form wants them; the birth date makes the age that is quoted. */
export interface Traveller {
  readonly name: string
  readonly surname: string
  readonly document: string
  readonly age: number
}

/** A passenger of any channel that wants a DNI. */
export const aTraveller = (traveller: Partial<Traveller> = {}): Traveller => ({
  name: "Ana",
  surname: "Martínez",
  document: "28456712",
  age: 34,
  ...traveller
})

/** A birthday on which somebody of an age had their birthday yesterday, by the calendar of Buenos Aires. */
export const birthOf = (age: number): string => {
  const yesterday = new Date(Date.now() - 86_400_000 - 3 * 3_600_000)
  yesterday.setUTCFullYear(yesterday.getUTCFullYear() - age)
  return yesterday.toISOString().slice(0, 10).split("-").reverse().join("/")
}

export const buyLabel = (channel: string) => (channel === "belo" ? "CONTRATAR" : "COMPRAR")

/** What a browser kept of a visitor who came as far. */
interface Walked {
  readonly origins: Awaited<ReturnType<BrowserContext["storageState"]>>["origins"]
  readonly email: string
  readonly at: number
}

const walked = new Map<string, Walked>()
/** Well below the time for which a price holds. */
const lasts = 8 * 60_000

/** How far a journey goes before what it is about, and how it gets there. */
interface Way {
  readonly channel: string
  readonly path: string
  readonly wish: Partial<Wish>
  readonly walk: (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish>) => Promise<void>
}

/**
 * For walks that are about what comes then: a worker walks each way once; a later visitor arrives with what that browser kept, as
 * a visitor of their own. A visitor who is logged in stays so.
 */
export const arrive = async (page: Page, sandbox: SandboxHandle, { channel, path, walk, wish }: Way) => {
  const context = page.context()
  const { email } = aWish(wish)
  const { email: _, ...same } = wish
  const { cookies } = await context.storageState()
  const key = JSON.stringify([channel, path, same, cookies.length > 0])
  const known = walked.get(key)
  if (known === undefined || Date.now() - known.at > lasts) {
    await walk(page, sandbox, channel, { ...wish, email })
    walked.set(key, { origins: (await context.storageState()).origins, email, at: Date.now() })
    return
  }
  const origins = JSON.parse(JSON.stringify(known.origins).replaceAll(known.email, email)) as Walked["origins"]
  await context.setStorageState({ cookies, origins })
  await sandbox.open(page, channel, path)
}

/** Quotes on the results and leaves the plans there. */
export const quote = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await sandbox.open(page, channel, "/cotizar")
  await fillBar(page, aWish(wish))
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
}

/** The results with their plans, for walks that are not about quoting. */
export const atPlans = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizar", wish, walk: quote })
  await expect(plans(page).first()).toBeVisible()
}

/** Buys the first plan on offer. */
export const choose = (page: Page, channel: string) =>
  plans(page)
    .first()
    .getByRole("button", { name: buyLabel(channel), exact: true })
    .click()

/** Quotes and buys the first plan: step 2 is there. */
export const toPassengers = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await quote(page, sandbox, channel, wish)
  await choose(page, channel)
  await expect(passenger(page, 1)).toBeVisible()
}

/** Step 2 of the first plan, for walks that are not about how one gets there. */
export const atPassengers = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizarpasajeros", wish, walk: toPassengers })
  await expect(passenger(page, 1)).toBeVisible()
}

/** The form of a passenger, from 1. */
export const passenger = (page: Page, place: number) =>
  page.getByRole("group", { name: `Pasajero ${place}`, exact: true })

/** The cart beside the steps. */
export const cart = (page: Page) => page.getByRole("region", { name: "Tu compra" })

const documentLabel = (channel: string) => (channel === "b2cchile" ? "RUT" : "Número de documento")

/** Fills what is asked of every passenger; the phone too where it is not there yet. Returns how many fields were typed or chosen. */
export const fillPassenger = async (page: Page, place: number, channel: string, who: Traveller) => {
  const group = passenger(page, place)
  const typed: Array<readonly [label: string, value: string]> = [
    ["Nombre", who.name],
    ["Apellido", who.surname],
    [documentLabel(channel), who.document],
    ["Fecha de nacimiento", birthOf(who.age)]
  ]
  for (const [label, value] of typed) await group.getByLabel(label, { exact: true }).fill(value)
  const phone = group.getByLabel("Teléfono", { exact: true })
  if ((await phone.inputValue()) !== "") return typed.length
  await phone.fill("1155550143")
  return typed.length + 1
}

/** Fills what is asked of the first passenger alone. Returns how many fields were typed or chosen. */
export const fillHome = async (page: Page, channel: string) => {
  const group = passenger(page, 1)
  const chile = channel === "b2cchile"
  const typed: Array<readonly [label: string, value: string]> = [
    ["Dirección", "Av. Rivadavia 4820, 3.º B"],
    chile ? ["Comuna", "Providencia"] : ["Código postal", "1424"],
    ["Nombre del contacto de emergencia", "Lucía Gómez"],
    ["Teléfono del contacto de emergencia", "11 5555-0187"]
  ]
  for (const [label, value] of typed) await group.getByLabel(label, { exact: true }).fill(value)
  const province = group.getByLabel(chile ? "Región" : "Provincia", { exact: true })
  await expect(province.getByRole("option").nth(2)).toBeAttached()
  await province.selectOption({ index: 2 })
  return typed.length + 1
}

/** Goes on from step 2. */
export const goOn = (page: Page) => page.getByRole("button", { name: "CONTINUAR", exact: true }).click()

/** Logs a person of the sandbox's cast in, in this browser alone, on the channel whose page is open. */
export const logIn = async (page: Page, email: string) => {
  const status = await page.evaluate(async (who) => {
    const answer = await fetch("/_sandbox/session", { method: "POST", body: JSON.stringify({ email: who }) })
    return answer.status
  }, email)
  expect(status).toBeLessThan(300)
}

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null")?.data ?? null, key)

/** The events of a name that the page told so far. */
export const told = (page: Page, event: string) =>
  page.evaluate(
    (name) =>
      ((window as { dataLayer?: ReadonlyArray<{ event?: string }> }).dataLayer ?? []).filter(
        (entry) => entry.event === name
      ),
    event
  )
