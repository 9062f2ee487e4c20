import { expect, type Locator, type Page } from "@playwright/test"

/** A visitor's search; days count from today in UTC. */
export interface Wish {
  readonly to: string
  readonly startsIn: number
  readonly days: number
  readonly ages: ReadonlyArray<number>
  readonly email: string
  readonly phone: string
}

/** The day `fromToday` in UTC, `YYYY-MM-DD`. */
export const isoDay = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)

/** The same day as a visitor types it, `DD/MM/AAAA`. */
export const typedDay = (fromToday: number): string => isoDay(fromToday).split("-").reverse().join("/")

let visitors = 0
/** A search that every channel can quote, each from its own visitor. */
export const aWish = (wish: Partial<Wish> = {}): Wish => ({
  to: "EUROPA",
  startsIn: 30,
  days: 10,
  ages: [34],
  phone: "1155550143",
  email: `viajera${++visitors}-${process.pid}@example.com`,
  ...wish
})

/** The address that quotes this trip, once contact data is typed. */
export const linkTo = (wish: Partial<Wish> = {}) => {
  const { ages, days, startsIn, to } = aWish(wish)
  const [desde, hasta] = [isoDay(startsIn), isoDay(startsIn + days)]
  return `/cotizar?${new URLSearchParams({ destino: to, desde, hasta, edades: ages.join() })}`
}

export const bar = (page: Page) => page.getByRole("form", { name: "Cotizador" })

/** The bar's button that opens a popup, by the beginning of its name. */
export const cell = (page: Page, name: string) => bar(page).getByRole("button", { name: new RegExp(`^${name}`) })

/**
 * Opens a popup and waits until it rests. On a slow machine Playwright takes its opening for
 * unrest, scrolls the page to try again, and the press then misses the popup, which moves with the
 * page.
 */
export const openPopup = async (page: Page, name: "Destino" | "Fechas" | "Pasajeros"): Promise<Locator> => {
  await cell(page, name).click()
  const popup = page.getByRole("dialog", { name })
  await popup.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)))
  return popup
}

export const chooseDestination = async (page: Page, to: string) => {
  const popup = await openPopup(page, "Destino")
  await popup.getByRole("radio", { name: to, exact: true }).click()
  await expect(popup).toBeHidden()
}

export const typeDates = async (page: Page, start: string, end: string) => {
  const popup = await openPopup(page, "Fechas")
  await popup.getByLabel("Fecha de inicio").fill(start)
  await popup.getByLabel("Fecha de fin").fill(end)
  return popup
}

export const applyDates = async (page: Page, start: string, end: string) => {
  const popup = await typeDates(page, start, end)
  await popup.getByRole("button", { name: "Aplicar" }).click()
  return popup
}

export const fillAges = async (page: Page, ages: ReadonlyArray<number>) => {
  const popup = await openPopup(page, "Pasajeros")
  for (const [index, age] of ages.entries()) {
    if (index > 0) await popup.getByRole("button", { name: "Agregar pasajero" }).click()
    await popup.getByLabel(`Edad del pasajero ${index + 1}`, { exact: true }).fill(String(age))
  }
  await popup.getByRole("button", { name: "Aplicar" }).click()
  await expect(popup).toBeHidden()
}

/** Fills the whole bar, popups included. */
export const fillBar = async (page: Page, wish: Wish) => {
  await chooseDestination(page, wish.to)
  await applyDates(page, typedDay(wish.startsIn), typedDay(wish.startsIn + wish.days))
  await fillAges(page, wish.ages)
  await bar(page).getByLabel("Teléfono").fill(wish.phone)
  await bar(page).getByLabel("Email").fill(wish.email)
}

export const submit = (page: Page, label: "COTIZAR" | "RECOTIZAR" = "COTIZAR") =>
  bar(page).getByRole("button", { name: label, exact: true }).click()

/** The plans on the page. Each is an article with its title as name. */
export const plans = (page: Page) => page.getByRole("region", { name: "Planes" }).getByRole("article")

/** Fills the home's bar and waits for the plans. */
export const quoteFor = async (page: Page, wish: Wish) => {
  await fillBar(page, wish)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
}

/** Opens the bar, which rests as a row over the plans. */
export const openBar = (page: Page) => bar(page).getByRole("button", { name: "Editar" }).click()

/** Quotes the trip on the page again. */
export const requote = async (page: Page) => {
  await openBar(page)
  await submit(page, "RECOTIZAR")
}
