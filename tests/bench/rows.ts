import type { Browser, Page } from "playwright"
import { choose } from "../e2e/steps/purchase"
import { aWish, bar, fillBar, plans, submit } from "../e2e/steps/quoteBar"
import { heapOf, longest, quantile, slowed, untilShown } from "./timed"

/** What is measured at 4x beside a bare React page, and its goal: milliseconds, or kB of heap. */
export const goals = {
  "date picker": 120,
  "pick a day": 48,
  comparison: 64,
  typing: 24,
  "15 results": 90,
  route: 48,
  "heap after 50 routes": 300,
  "heap after 50 more": 300
} as const
export type Rows = Readonly<Record<keyof typeof goals, number>>

const rate = 4
const changes = 50

/** Answers each quote at once with this body, so that only the page's own time is measured. */
const answerQuotes = (page: Page, body: string) =>
  page.evaluate((answer) => {
    const send = window.fetch
    window.fetch = (input, init) =>
      /\/quote$/.test(input instanceof Request ? input.url : String(input))
        ? Promise.resolve(new Response(answer, { headers: { "content-type": "application/json" } }))
        : send(input, init)
  }, body)

const ofDates = async (page: Page) => {
  const dates = bar(page).getByRole("button", { name: /^Fechas/ })
  const popup = page.getByRole("dialog", { name: "Fechas" })
  await dates.click()
  await popup.getByRole("grid").first().waitFor()
  await page.keyboard.press("Escape")
  const picker = await longest(page, () => dates.click())
  const days = popup.getByRole("gridcell").getByRole("button", { disabled: false })
  const day = await longest(page, () => days.nth(20).click())
  await page.keyboard.press("Escape")
  return { picker, day }
}

/** The portal's rows, from the home to step 2. */
export const ofPortal = async (browser: Browser, origin: string, channel: string): Promise<Omit<Rows, Between>> => {
  const { close, page } = await slowed(browser, rate)
  await page.goto(origin, { waitUntil: "networkidle" })
  const { day, picker } = await ofDates(page)
  await fillBar(page, aWish({ ages: [34, 30, 9, 4] }))
  const answered = page.waitForResponse(/\/quote$/)
  await submit(page)
  const body = await (await answered).text()
  await plans(page).first().waitFor()
  const offered = await plans(page).count()
  await answerQuotes(page, body)
  await page.goBack()
  await bar(page).getByRole("button", { name: "COTIZAR", exact: true }).waitFor()
  const results = await untilShown(page, "main article", "", offered, () => submit(page))
  const details = plans(page).first().getByRole("button", { name: "Ver detalles" })
  await details.click()
  await page.getByRole("dialog", { name: "Comparar planes" }).waitFor()
  await page.keyboard.press("Escape")
  const comparison = await longest(page, () => details.click())
  await page.keyboard.press("Escape")
  await choose(page, channel)
  const name = page.getByRole("group", { name: "Pasajero 1" }).getByLabel("Apellido")
  await name.click()
  const typing = await longest(page, () => name.pressSequentially("Martinez", { delay: 60 }))
  await close()
  return { "date picker": picker, "pick a day": day, comparison, typing, "15 results": results }
}

type Between = "route" | "heap after 50 routes" | "heap after 50 more"

interface Routes {
  readonly url: string
  /** Two ways between pages, by the role and name of a control, and the heading of the page. */
  readonly ways: ReadonlyArray<readonly [role: "link" | "button", name: string, heading: string]>
}

/**
 * Changes between two pages until they are at hand, then measures a change, and the heap after 50:
 * most of that is the engine's own notes on the code that ran. 50 more show what the pages leave.
 */
const between = async (browser: Browser, { url, ways }: Routes): Promise<Pick<Rows, Between>> => {
  const visit = await slowed(browser, rate)
  const { page } = visit
  await page.goto(url, { waitUntil: "networkidle" })
  const go = async (at: number) => {
    const [role, name, heading] = ways[at % ways.length] ?? ["link", "", ""]
    const control = page.getByRole(role, { name, exact: true }).first()
    return untilShown(page, "h1", heading, 1, () => control.click())
  }
  for (let at = 0; at < 6; at += 1) await go(at)
  const all: Array<number> = []
  const grown = async () => {
    const before = await heapOf(visit)
    for (let at = 0; at < changes; at += 1) all.push(await go(at))
    return (await heapOf(visit)) - before
  }
  const [first, more] = [await grown(), await grown()]
  await visit.close()
  return { route: quantile(all, 0.5), "heap after 50 routes": first, "heap after 50 more": more }
}

export const ofPortalRoutes = (browser: Browser, origin: string) =>
  between(browser, {
    url: `${origin}faqs`,
    ways: [
      ["link", "CONTACTO", "ontacto"],
      ["link", "FAQs", "recuentes"]
    ]
  })

/** The same changes in React alone. */
export const ofBare = async (browser: Browser, url: string): Promise<Rows> => {
  const { close, page } = await slowed(browser, rate)
  await page.goto(url)
  const open = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const picker = await longest(page, () => open("calendario"))
  const day = await longest(page, () => page.getByRole("button", { name: "día 30", exact: true }).click())
  const comparison = await longest(page, () => open("comparar"))
  const results = await untilShown(page, "article", "", 15, () => open("resultados"))
  await open("formulario")
  const field = page.getByLabel("campo 1.2", { exact: true })
  await field.click()
  const typing = await longest(page, () => field.pressSequentially("Martinez", { delay: 60 }))
  await close()
  const routes = await between(browser, {
    url,
    ways: [
      ["button", "preguntas", "Preguntas"],
      ["button", "contacto", "Contacto"]
    ]
  })
  return { "date picker": picker, "pick a day": day, comparison, typing, "15 results": results, ...routes }
}
