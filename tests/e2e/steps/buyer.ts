import type { BrowserContext, Page } from "@playwright/test"
import { expect, type SandboxHandle } from "./fixtures"
import { cards, fillCard, onPayment, payButton } from "./paying"
import { fillHome, fillPassenger, goOn, passenger, travellerOf } from "./purchase"

export const people = { Ana: "28456712", Beatriz: "30999888" }
export type Who = keyof typeof people
const isWho = (name: string): name is Who => name in people

/** A buyer's story. A trip is known by the name of its only traveller. */
export interface Story {
  readonly sandbox: SandboxHandle
  readonly context: BrowserContext
  readonly email: string
  page: Page
  who: Who
  /** The trips that the buyer knows to be charged: by the page of success, or by the voucher. */
  readonly known: Set<Who>
  /** Each time the buyer agreed to a second charge of a trip, or had its voucher before. */
  readonly agreed: Array<Who>
  presses: number
}

export const payment = "/cotizarcompletarpago"
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })
const pathOf = (page: Page) => new URL(page.url()).pathname

/** The provider's book: whom each charge was for. Every charge has mailed its voucher. */
export const charges = async ({ email, sandbox }: Story) =>
  (await sandbox.mailsTo(email)).flatMap(({ text }) =>
    (/^Pasajeros: (\w+)/m.exec(text)?.[1] ?? "").split(" ").filter(isWho)
  )

/** What holds after every move, whatever the history. */
export const keepsItsPromises = async (story: Story) => {
  const { page } = story
  await page.waitForLoadState("networkidle")
  const charged = await charges(story)
  if (pathOf(page) === "/cotizarpagoexitoso") {
    expect(charged, "a page of success has an order").toContain(story.who)
    story.known.add(story.who)
  }
  const denials = page.getByText(/no se (te )?cobró nada/i).filter({ visible: true })
  if (charged.some((who) => !story.known.has(who))) expect(await denials.count(), "pages that deny a charge").toBe(0)
  for (const who of Object.keys(people)) {
    const times = (names: ReadonlyArray<string>) => names.filter((name) => name === who).length
    expect(times(charged), `charges for ${who}`).toBeLessThanOrEqual(1 + times(story.agreed))
  }
  const ways = page.locator("main, [role=dialog]").locator("a[href], button:enabled").filter({ visible: true })
  expect(await ways.count(), "ways on").toBeGreaterThan(0)
}

const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Cerrar", exact: true })
/** Closes what the page asks. Its buyer accepts every price. */
const closeDialog = async (page: Page) => {
  await page.waitForLoadState("networkidle")
  for (const way of [button(page, /^(ACEPTAR EL PRECIO|SEGUIR IGUAL)$/), close(page)])
    if (await way.isVisible()) await way.click()
}

/** Fills in the traveller of the story, and goes on to the payment. */
export const name = async ({ page, who }: Story, surname = "Martínez") => {
  await fillPassenger(page, 1, "b2c", travellerOf("b2c", { name: who, surname, document: people[who] }))
  await fillHome(page, "b2c")
  await goOn(page)
  await onPayment(page)
}

/** Goes to the payment as buyers do, by the home's offer. False if there is nothing to buy. */
export const comeToPay = async (story: Story): Promise<boolean> => {
  const { page, sandbox } = story
  await closeDialog(page)
  if (pathOf(page) === payment && (await payButton(page).isVisible())) return true
  await sandbox.open(page, "b2c")
  await page.waitForLoadState("networkidle")
  if ((await page.evaluate(() => localStorage.getItem("busquedaCotizar"))) === null) return false
  const offer = page.getByRole("region", { name: "Continuar tu compra" })
  await offer.getByRole("link", { name: "CONTINUAR", exact: true }).click()
  await expect(passenger(page, 1).or(payButton(page)).first()).toBeVisible()
  if (pathOf(page) !== payment) await name(story)
  await onPayment(page)
  await closeDialog(page)
  return true
}

/** Goes back to the passengers. False if there is nothing to change. */
export const comeToChange = async (story: Story): Promise<boolean> => {
  if (!(await comeToPay(story))) return false
  await story.page.getByRole("link", { name: "Volver a pasajeros" }).click()
  await story.page.waitForLoadState("networkidle")
  return passenger(story.page, 1).isVisible()
}

export type Card = keyof typeof cards

/** Presses the button and waits for what it leads to. The buyer insists or not, once asked. */
export const pay = async (story: Story, card: Card, insists: boolean, fault?: string) => {
  const { page, sandbox } = story
  if (!(await comeToPay(story))) return
  await fillCard(page, { number: cards[card] })
  if (fault) await sandbox.fault("b2c", "sales/enroll", fault, 20)
  const isSettled = async () => {
    if (fault === "timeout") await page.clock.fastForward(61_000)
    return pathOf(page) !== payment || (await close(page).isVisible())
  }
  const settled = async () => {
    await expect.poll(isSettled, { timeout: 20_000 }).toBe(true)
    await page.waitForLoadState("networkidle")
  }
  story.presses += 1
  await payButton(page).click()
  await settled()
  const anyway = button(page, "PAGAR DE TODOS MODOS")
  if (insists && (await anyway.isVisible())) {
    if (/dos veces/.test((await page.getByRole("dialog").textContent()) ?? "")) story.agreed.push(story.who)
    await anyway.click()
    await settled()
  }
  await sandbox.heal("b2c")
}
