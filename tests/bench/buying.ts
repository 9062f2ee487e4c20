import { loadavg } from "node:os"
import type { Browser } from "playwright"
import { cards } from "../e2e/steps/paying"
import { aTraveller, choose, fillHome, fillPassenger, goOn } from "../e2e/steps/purchase"
import { aWish, fillBar, plans, submit } from "../e2e/steps/quoteBar"
import { quantile, slowed, type Timed, taken } from "./timed"

interface Buying {
  readonly browser: Browser
  readonly origin: string
  readonly channel: string
  readonly rate: number
}

/** Buys, and returns every interaction. */
const buying = async ({ browser, channel, origin, rate }: Buying): Promise<ReadonlyArray<Timed>> => {
  const { close, page } = await slowed(browser, rate)
  const all: Array<Timed> = []
  const note = async (step: string) =>
    void all.push(...(await taken(page)).map(({ ms, what }) => ({ ms, what: `${step}: ${what}` })))
  await page.goto(origin)
  await fillBar(page, aWish())
  await note("quote bar")
  await submit(page)
  await plans(page).first().waitFor()
  await note("quote")
  await choose(page, channel)
  await page.getByRole("group", { name: "Pasajero 1" }).waitFor()
  await note("choose")
  await fillPassenger(page, 1, channel, aTraveller())
  await fillHome(page, channel)
  await page.getByLabel("Apellido").pressSequentially("Martínez")
  await note("step 2")
  await goOn(page)
  await page.waitForURL("**/cotizarcompletarpago")
  await page.getByLabel("Número de tarjeta").pressSequentially(cards.visa)
  await page.getByLabel("Cuotas").selectOption({ index: 1 })
  await page.getByLabel("Acepto los términos y condiciones").check()
  await note("step 3")
  // The payment's document ends with the answer, and with it what it has measured.
  await page.route(/\/sales\/enroll$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  await page.getByRole("button", { name: "COMPLETAR PAGO" }).click()
  await note("pay")
  await page.waitForURL("**/cotizarpagoexitoso")
  await close()
  return all
}

export const load = () => `load ${loadavg()[0]?.toFixed(1)}`

/** Prints the interactions of a purchase, the longest by name, and returns their p98 in milliseconds. */
export const tellPurchase = async (way: Buying) => {
  const all = await buying(way)
  const durations = all.map(({ ms }) => ms)
  const [median, p98] = [quantile(durations, 0.5), quantile(durations, 0.98)]
  const where = `${way.browser.browserType().name()} at ${way.rate}x`
  console.log(
    `purchase in ${where}: ${all.length} interactions of 16 ms or more, median ${median}, p98 ${p98} ms (${load()})`
  )
  for (const { ms, what } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 5)) console.log(`  ${ms} ms  ${what}`)
  return p98
}
