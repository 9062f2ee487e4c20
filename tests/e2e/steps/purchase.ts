import { mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type BrowserContext, expect, type Page, test } from "@playwright/test"
import type { WirePlan } from "../../../contracts/fixtures/wirePlan"
import type { SandboxHandle } from "./fixtures"
import { aWish, bar, linkTo, plans, submit, type Wish } from "./quoteBar"

/** A passenger's input. The birth date gives the quoted age. */
export interface Traveller {
  readonly name: string
  readonly surname: string
  readonly document: string
  readonly age: number
}

/** A traveller of the channel's country; with a RUT in Chile. */
export const travellerOf = (channel: string, traveller: Partial<Traveller> = {}): Traveller => ({
  name: "Ana",
  surname: "Martínez",
  document: channel === "b2cchile" ? "12.345.678-5" : "28456712",
  age: 34,
  ...traveller
})

/** A birthday that gives this age since yesterday, by the calendar of Buenos Aires. */
export const birthOf = (age: number): string => {
  const yesterday = new Date(Date.now() - 86_400_000 - 3 * 3_600_000)
  yesterday.setUTCFullYear(yesterday.getUTCFullYear() - age)
  return yesterday.toISOString().slice(0, 10).split("-").reverse().join("/")
}

export const buyLabel = (channel: string) => (channel === "belo" ? "CONTRATAR" : "COMPRAR")

/** The storage of a browser that came this far. */
interface Walked {
  readonly origins: Awaited<ReturnType<BrowserContext["storageState"]>>["origins"]
  readonly email: string
  /** The portal's address in the worker that walked. */
  readonly portal: string
  readonly at: number
}

/** Well below the time for which a price is valid. */
const lasts = 8 * 60_000

/** A stage of a purchase, and the way to it. */
interface Way {
  readonly channel: string
  readonly path: string
  readonly wish: Partial<Wish>
  readonly walk: (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish>) => Promise<void>
}

/**
 * For walks about later steps. The first of them walks the way; later ones, of every worker, start
 * from that browser's storage, each as a visitor of its own. A logged-in visitor stays logged in.
 */
export const arrive = async (page: Page, sandbox: SandboxHandle, { channel, path, walk, wish }: Way) => {
  const context = page.context()
  const { email } = aWish(wish)
  const { email: _, ...same } = wish
  const { cookies } = await context.storageState()
  const key = JSON.stringify([channel, path, same, cookies.length > 0])
  const portal = sandbox.originOf(channel)
  // Playwright empties this folder before each run.
  const file = join(test.info().project.outputDir, "arrived", `${key.replaceAll(/\W+/g, "-")}.json`)
  const known: Walked | undefined = await readFile(file, "utf8")
    .then(JSON.parse)
    .catch(() => undefined)
  if (known === undefined || Date.now() - known.at > lasts) {
    await walk(page, sandbox, channel, { ...wish, email })
    const walked: Walked = { origins: (await context.storageState()).origins, email, portal, at: Date.now() }
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(walked))
    return
  }
  const stored = JSON.stringify(known.origins).replaceAll(known.email, email).replaceAll(known.portal, portal)
  const origins: Walked["origins"] = JSON.parse(stored)
  await context.setStorageState({ cookies, origins })
  await sandbox.open(page, channel, path)
}

/** Quotes by the link of a trip, for walks about later steps, and waits for the plans. */
export const quote = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  const { email, phone } = aWish(wish)
  await sandbox.open(page, channel, linkTo(wish))
  await expect(page.getByText(/^Complet[áa] tus datos para ver los planes/)).toBeVisible()
  await bar(page).getByLabel("Teléfono").fill(phone)
  await bar(page).getByLabel("Email").fill(email)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
}

/** The results with their plans, for walks about later steps. */
export const atPlans = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizar", wish, walk: quote })
  await expect(plans(page).first()).toBeVisible()
}

/** Buys the first plan. */
export const choose = (page: Page, channel: string) =>
  plans(page)
    .first()
    .getByRole("button", { name: buyLabel(channel), exact: true })
    .click()

/** Quotes, buys the first plan and waits for step 2. */
export const toPassengers = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await quote(page, sandbox, channel, wish)
  await choose(page, channel)
  await expect(passenger(page, 1)).toBeVisible()
}

/** Step 2 of the first plan, for walks about later steps. */
export const atPassengers = async (page: Page, sandbox: SandboxHandle, channel: string, wish: Partial<Wish> = {}) => {
  await arrive(page, sandbox, { channel, path: "/cotizarpasajeros", wish, walk: toPassengers })
  await expect(passenger(page, 1)).toBeVisible()
}

/** The form of a passenger, counted from 1. */
export const passenger = (page: Page, place: number) =>
  page.getByRole("group", { name: `Pasajero ${place}`, exact: true })

/** The cart beside the steps. */
export const cart = (page: Page) => page.getByRole("region", { name: "Tu compra" })

/** Sends a coupon by the cart's button. */
export const applyCoupon = async (page: Page, code = "VIAJE10") => {
  await cart(page).getByLabel("Cupón de descuento", { exact: true }).fill(code)
  await cart(page).getByRole("button", { name: "APLICAR" }).click()
}

type Typed = ReadonlyArray<readonly [label: string, value: string]>

/** What every passenger types. */
export const identityOf = (channel: string, who: Traveller): Typed => [
  ["Nombre", who.name],
  ["Apellido", who.surname],
  [channel === "b2cchile" ? "RUT" : "Número de documento", who.document],
  ["Fecha de nacimiento", birthOf(who.age)]
]

/** What the first passenger alone types. */
export const homeOf = (channel: string): Typed => [
  ["Dirección", "Av. Rivadavia 4820, 3.º B"],
  channel === "b2cchile" ? ["Comuna", "Providencia"] : ["Código postal", "1424"],
  ["Nombre del contacto de emergencia", "Lucía Gómez"],
  ["Teléfono del contacto de emergencia", "11 5555-0187"]
]

export const provinceOf = (channel: string) => (channel === "b2cchile" ? "Región" : "Provincia")

const type = async (page: Page, place: number, typed: Typed) => {
  for (const [label, value] of typed) await passenger(page, place).getByLabel(label, { exact: true }).fill(value)
}

/** Fills a passenger's form; the phone too if it is empty. */
export const fillPassenger = async (page: Page, place: number, channel: string, who: Traveller) => {
  await type(page, place, identityOf(channel, who))
  const phone = passenger(page, place).getByLabel("Teléfono", { exact: true })
  if ((await phone.inputValue()) === "") await phone.fill("1155550143")
}

/** Fills the fields of the first passenger alone. */
export const fillHome = async (page: Page, channel: string) => {
  await type(page, 1, homeOf(channel))
  const province = passenger(page, 1).getByLabel(provinceOf(channel), { exact: true })
  await expect(province.getByRole("option").nth(2)).toBeAttached()
  await province.selectOption({ index: 2 })
}

/** Leaves step 2 forwards. */
export const goOn = (page: Page) => page.getByRole("button", { name: "CONTINUAR", exact: true }).click()

/** Logs a person of the cast in, in this browser only, on the channel of the open page. */
export const logIn = async (page: Page, email: string) => {
  const status = await page.evaluate(async (who) => {
    const answer = await fetch("/_sandbox/session", { method: "POST", body: JSON.stringify({ email: who }) })
    return answer.status
  }, email)
  expect(status).toBeLessThan(300)
}

/** Comes to a channel as a person of the cast, logged in. */
export const comeAs = async (page: Page, sandbox: SandboxHandle, channel: string, email = "ana@example.com") => {
  await sandbox.open(page, channel, "/faqs")
  await logIn(page, email)
}

/** The storage entry of a key. */
export const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null")?.data ?? null, key)

/** Makes the kept price 21 minutes old, as one that was higher or lower. Nothing, if another tab bought it. */
export const agePrice = (page: Page, more: number) =>
  page.evaluate((dearer) => {
    const kept = JSON.parse(localStorage.getItem("busquedaCotizar") ?? "null")
    if (!kept) return
    kept.savedAt -= 21 * 60_000
    for (const amount of ["Amount", "AmountWithoutPromotion"]) kept.data.carrito.items[0][amount] += dearer
    localStorage.setItem("busquedaCotizar", JSON.stringify(kept))
  }, more)

/** Makes the provider quote its plans otherwise from now on. */
export const requote = (page: Page, otherwise: (plan: WirePlan) => Partial<WirePlan>) =>
  page.route("**/sales/quote", async (route) => {
    const { port } = new URL(route.request().url())
    // Node does not know the hosts of the brands; the provider knows a brand by its header.
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/public_api/sales/quote` })
    const plans = (await response.json()) as ReadonlyArray<WirePlan>
    await route.fulfill({ response, json: plans.map((plan) => ({ ...plan, ...otherwise(plan) })) })
  })

/** The data layer: events as objects, commands as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    JSON.parse(
      JSON.stringify(window.dataLayer ?? [], (_key, value) =>
        Object.prototype.toString.call(value) === "[object Arguments]" ? Array.from(value) : value
      )
    )
  ) as Promise<ReadonlyArray<unknown>>

/** The page's events of this name so far. */
export const told = async (page: Page, event: string) =>
  ((await dataLayer(page)) as ReadonlyArray<{ event?: string; item_id?: string }>).filter(
    (entry) => entry.event === event
  )
