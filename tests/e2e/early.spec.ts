import type { Browser, Page } from "@playwright/test"
import { type Entry, enter, lostIn, missingIn, type Place, places, pressEarly, ways } from "./steps/early"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { anEmail } from "./steps/forms"
import { circumstances } from "./steps/hindrances"
import { typeAsUsersDo } from "./steps/playwrightBidi"
import { bar } from "./steps/quoteBar"

/* Input before a page is alive is not lost. */

interface Visit {
  readonly place: Place
  readonly way: (typeof ways)[number]
  readonly circumstance: keyof typeof circumstances
  readonly pressed: boolean
}

/** Visits with each way and each circumstance once. Another place than the home has half of them. */
const visitsOf = (place: Place, turn: number): ReadonlyArray<Visit> =>
  Object.keys(circumstances)
    .map((circumstance, index) => ({
      place,
      circumstance,
      way: ways[(index + turn) % ways.length] ?? "keys",
      pressed: (index + turn) % 2 === 0
    }))
    .filter((_, index) => turn === 0 || index % 2 === turn % 2)

const nameOf = ({ circumstance, place, pressed, way }: Visit) =>
  `${place.name}, ${circumstance}, ${way}${pressed ? ", pressed" : ""}`

const isWhole = (page: Page) => page.locator("#root[data-alive]")

/** A press takes effect once: either all input leaves the page, or the bar says what is missing. */
const lostByPress = async (page: Page, sandbox: SandboxHandle, { place }: Visit, entries: ReadonlyArray<Entry>) => {
  const email = entries.find(({ label }) => label === "Email")?.value ?? ""
  const form = place.form(page)
  const { left } = place
  if (!left) {
    await expect(form.getByText("Destino es requerido.").filter({ visible: true })).toBeVisible()
    return lostIn(form, entries)
  }
  await expect.poll(async () => (await left(sandbox, email)).length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  const sent = await left(sandbox, email)
  return sent.length === 1 ? missingIn(sent[0] ?? "", entries) : [`sent ${sent.length} times`]
}

const settled = async (page: Page, { circumstance, place }: Visit) => {
  await expect(isWhole(page)).toBeAttached({ timeout: 20_000 })
  await expect(place.form(page).locator("xpath=self::*[@data-dry]")).toHaveCount(0)
  await page.waitForLoadState("networkidle")
  await page.waitForTimeout(circumstance === "slow CPU" ? 1500 : 300)
}

const walk = async (browser: Browser, sandbox: SandboxHandle, visit: Visit): Promise<ReadonlyArray<string>> => {
  const { circumstance, place, pressed, way } = visit
  const isChromium = browser.browserType().name() === "chromium"
  const context = await browser.newContext(isChromium ? { permissions: ["clipboard-read", "clipboard-write"] } : {})
  if (!isChromium) await context.addInitScript(typeAsUsersDo)
  const page = await context.newPage()
  const entries = place.entries(anEmail())
  try {
    await circumstances[circumstance]?.(page)
    await page.goto(`${sandbox.originOf("b2c")}${place.path}`, { waitUntil: "commit" })
    const form = place.form(page)
    await form.waitFor({ timeout: 40_000 })
    await enter(page, form, entries, way)
    if (pressed) await pressEarly(page, place)
    await settled(page, visit)
    const lost = await (pressed ? lostByPress(page, sandbox, visit, entries) : lostIn(form, entries))
    return lost.map((what) => `${nameOf(visit)}: ${what}`)
  } catch (cause) {
    return [`${nameOf(visit)}: all of ${entries.length} (${String(cause).slice(0, 300)})`]
  } finally {
    await context.close()
  }
}

for (const [turn, place] of places.entries())
  test(`no early input is lost: ${place.name}`, async ({ browser, sandbox }) => {
    test.setTimeout(300_000)
    const lost = await Promise.all(visitsOf(place, turn).map((visit) => walk(browser, sandbox, visit)))
    expect(lost.flat()).toEqual([])
  })

/** What a content network's minifier does to the HTML, before the first script runs. */
const withoutComments = () =>
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
    const comments: Array<Node> = []
    while (found.nextNode()) comments.push(found.currentNode)
    for (const comment of comments) comment.parentNode?.removeChild(comment)
    document.body.normalize()
  })

test("a page whose HTML was rewritten is drawn anew without an error, and no key is lost", async ({
  page,
  sandbox
}) => {
  const errors: Array<string> = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.addInitScript(withoutComments)
  await page.goto(`${sandbox.originOf("b2c")}/`, { waitUntil: "commit" })
  const phone = bar(page).getByLabel("Teléfono")
  await phone.pressSequentially("1155550143", { delay: 60 })
  await expect(isWhole(page)).toBeAttached()
  await expect(phone).toHaveValue("1155550143")
  expect(errors).toEqual([])
})
