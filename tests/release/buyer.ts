import type { Browser, BrowserContext, Page } from "@playwright/test"
import { fillCard, payButton, travellerOf } from "../e2e/steps/paying"
import { choose, fillHome, fillPassenger, goOn, passenger } from "../e2e/steps/purchase"
import { aWish, fillBar, plans, submit } from "../e2e/steps/quoteBar"

/** How far a buyer is: a filled bar, plans, filled passengers, the payment, a filled card. */
export const stages = ["bar", "plans", "passengers", "payment", "card"] as const
export type Stage = (typeof stages)[number]

/** What went wrong for a buyer, in words. */
export interface Buyer {
  readonly stage: Stage
  readonly email: string
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: Array<string>
  /** How often the page asked the buyer to try again. */
  retries: number
}

const channel = "b2c"
const lost = (page: Page) => page.getByRole("heading", { name: "No pudimos cargar la página" })
const holder = (page: Page) => page.getByLabel("Nombre y apellido del titular")
const surname = (page: Page) => passenger(page, 1).getByLabel("Apellido").first()

/** Opens the portal in a tab and goes as far as the stage. */
export const arrive = async (browser: Browser, origin: string, stage: Stage): Promise<Buyer> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" })
  const page = await context.newPage()
  const wish = aWish()
  const buyer: Buyer = { stage, email: wish.email, page, context, faults: [], retries: 0 }
  await page.goto(`${origin}/`)
  await fillBar(page, wish)
  if (stage === "bar") return buyer
  await submit(page)
  await plans(page).first().waitFor()
  if (stage === "plans") return buyer
  await choose(page, channel)
  await passenger(page, 1).waitFor()
  await fillPassenger(page, 1, channel, travellerOf(channel))
  await fillHome(page, channel)
  if (stage === "passengers") return buyer
  await goOn(page)
  await holder(page).waitFor()
  if (stage === "card") await fillCard(page)
  return buyer
}

/** The heading that a visitor sees; empty on a white page. */
export const wordsOf = async (page: Page): Promise<string> => {
  const heading = page.locator("h1").filter({ visible: true }).first()
  return ((await heading.textContent({ timeout: 5000 }).catch(() => "")) ?? "").trim()
}

/** What the page shows now: a step of the purchase, its end, or its own word that it could not load. */
const shown = async (page: Page) => {
  const signs = {
    lost: lost(page),
    success: page.getByRole("heading", { name: "¡Tu pago se realizó con éxito!" }),
    card: holder(page),
    passengers: passenger(page, 1),
    plans: plans(page).first(),
    bar: page.getByRole("form", { name: "Cotizador" })
  }
  for (let tries = 0; tries < 60; tries += 1) {
    for (const [name, sign] of Object.entries(signs)) if (await sign.isVisible().catch(() => false)) return name
    await page.waitForTimeout(250)
  }
  return "nothing"
}

const typed = (field: ReturnType<typeof holder>) => field.inputValue({ timeout: 2000 }).catch(() => "")

/** The next step of a purchase, from what the page shows. Types only what is not there. */
const step = async ({ faults, page, stage }: Buyer, what: string, first: boolean) => {
  if (what === "bar") {
    if (first && (await typed(page.getByLabel("Email").first())) === "") faults.push("the quote bar lost its text")
    await submit(page)
  } else if (what === "plans") await choose(page, channel)
  else if (what === "passengers") {
    const kept = await typed(surname(page))
    if (first && stage === "passengers" && kept === "") faults.push("the passengers' form lost its text")
    if (kept === "") await fillPassenger(page, 1, channel, travellerOf(channel))
    if (kept === "") await fillHome(page, channel)
    await goOn(page)
  } else if (what === "card") {
    const kept = await typed(page.getByLabel("Número de tarjeta"))
    if (first && stage === "card" && kept === "") faults.push("the card's form lost its text")
    if (kept === "") await fillCard(page)
    await payButton(page).click()
  }
}

/** Goes on from where the buyer is to the success, and notes white pages and lost forms. */
export const finish = async (buyer: Buyer): Promise<void> => {
  const { faults, page } = buyer
  let done: string | undefined
  for (let turns = 0; turns < 12; turns += 1) {
    const what = await shown(page)
    if (what === "success") return
    if (what === "nothing") {
      const words = await wordsOf(page)
      faults.push(words === "" ? `a white page at ${page.url()}` : `stuck at ${page.url()}: ${words.slice(0, 80)}`)
      return
    }
    if (what === "lost") {
      buyer.retries += 1
      await page.getByText("Reintentar").first().click()
      await page.waitForLoadState()
      continue
    }
    await step(buyer, what, done === undefined).catch((cause: Error) => faults.push(cause.message.split("\n")[0] ?? ""))
    done = what
    await page.waitForTimeout(1500)
  }
  faults.push(`no end at ${page.url()}`)
}
