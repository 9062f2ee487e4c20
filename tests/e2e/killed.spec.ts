import { rm } from "node:fs/promises"
import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { walkArgs } from "../run/browser"
import { all } from "./steps/channels"
import { at, expect, type SandboxHandle, test } from "./steps/fixtures"
import { leave } from "./steps/login"
import { atPayment, cards, fillCard, onPayment, onSuccess, payButton, payFor } from "./steps/paying"
import { comeAs } from "./steps/purchase"

/** Charged and mailed at once, answered after 70 s. */
const slowCard = "4000 0000 0000 3220"

interface OwnBrowser {
  /** Starts the browser on the same profile. */
  readonly open: () => Promise<Page>
  /** Ends it as buyers do: it writes what it has in mind. */
  readonly close: () => Promise<void>
  /** Ends its process at once, as a phone does with an app in the background. */
  readonly kill: () => Promise<void>
}

const own = test.extend<{ readonly browserOfBuyer: OwnBrowser }>({
  browserOfBuyer: async ({ contextOptions, viewport }, use, info) => {
    const profile = info.outputPath("profile")
    const executablePath = process.env.CHROME_PATH
    if (executablePath === undefined) throw new Error("playwright.config.ts names the browser.")
    const options = { ...contextOptions, args: [...walkArgs], executablePath, viewport }
    let context: BrowserContext | undefined
    const close = async () => {
      await context?.close()
      context = undefined
    }
    await use({
      open: async () => {
        context = await chromium.launchPersistentContext(profile, options)
        return context.pages()[0] ?? context.newPage()
      },
      close,
      kill: async () => {
        const session = await context?.browser()?.newBrowserCDPSession()
        const found = await session?.send("SystemInfo.getProcessInfo")
        const pid = found?.processInfo.find(({ type }) => type === "browser")?.id
        if (context === undefined || pid === undefined) throw new Error("No browser is open.")
        const ended = context.waitForEvent("close")
        process.kill(pid, "SIGKILL")
        await ended
        context = undefined
      }
    })
    await close()
    await rm(profile, { recursive: true, force: true })
  }
})

/** Step 3 in a browser that has had time to write everything on disk. */
const atStoredPayment = async (browser: OwnBrowser, walk: (page: Page) => Promise<void>) => {
  await walk(await browser.open())
  await browser.close()
  return browser.open()
}

/** From the payment to the kill, in seconds. */
const kills = [0, 0.3, 2, ...(all ? [15] : [])]

for (const seconds of kills)
  own(
    `a browser killed ${seconds} s after the payment left asks before it pays again (TR-12)`,
    { tag: seconds === 0.3 ? "@critical" : [] },
    async ({ browserOfBuyer: browser, sandbox }) => {
      const email = `kill${seconds}-${process.pid}@example.com`
      const page = await atStoredPayment(browser, (first) => atPayment(first, sandbox, "b2c", { email }))
      await sandbox.open(page, "b2c", "/cotizarcompletarpago")
      await onPayment(page)
      await fillCard(page, { number: slowCard })
      const leaves = page.waitForRequest("**/sales/enroll")
      await payButton(page).click()
      await leaves
      await page.waitForTimeout(seconds * 1000)
      await browser.kill()

      const again = await browser.open()
      await sandbox.open(again, "b2c", "/cotizarcompletarpago")
      await onPayment(again)
      await expect(again.getByText(/^No sabemos si tu último pago se completó/)).toBeVisible()
      await fillCard(again)
      await payButton(again).click()
      await expect(again.getByRole("button", { name: "PAGAR DE TODOS MODOS" })).toBeVisible()
      expect(await sandbox.salesOf(email)).toHaveLength(1)
    }
  )

own(
  "a browser killed after the page of success knows the purchase, and has no cart of it (SU-03)",
  {
    tag: "@critical"
  },
  async ({ browserOfBuyer: browser, sandbox }) => {
    const email = `sold-${process.pid}@example.com`
    const page = await atStoredPayment(browser, (first) => atPayment(first, sandbox, "b2c", { email }))
    await sandbox.open(page, "b2c", "/cotizarcompletarpago")
    await onPayment(page)
    await payFor(page)
    await page.waitForTimeout(3000)
    await browser.kill()

    const again = await browser.open()
    // In need of assistance at once: the voucher is here before any page of the checkout.
    await sandbox.open(again, "b2c", "/solicitarasistencia")
    await expect(again.getByRole("region", { name: "Tu tarjeta de asistencia" })).toContainText("Nº de voucher")
    await sandbox.open(again, "b2c", "/cotizarcompletarpago")
    await expect(again).toHaveURL(/localhost:\d+\/$/)
    await again.getByRole("link", { name: "Ver el voucher" }).click()
    await onSuccess(again)
    expect(
      await again.evaluate(() => [localStorage.getItem("busquedaCotizar"), localStorage.getItem("pasajeros")])
    ).toEqual([null, null])
    expect(await sandbox.salesOf(email)).toHaveLength(1)
  }
)

const received = (page: Page) => page.locator("main form").getByRole("button", { name: "Ya me llegó el voucher" })

/** Presses 'Ya me llegó el voucher' of a payment without an answer, in a browser of that profile. */
const closeTrip = async (browser: OwnBrowser, sandbox: SandboxHandle, email: string) => {
  const page = await atStoredPayment(browser, (first) => atPayment(first, sandbox, "b2c", { email }))
  await sandbox.open(page, "b2c", "/cotizarcompletarpago")
  await onPayment(page)
  await fillCard(page, { number: cards.lost })
  await payButton(page).click()
  await page.getByRole("dialog", { name: "Error" }).getByRole("button", { name: "Cerrar" }).click()
  await received(page).click()
  return page
}

for (const seconds of [0, 2])
  own(
    `a browser killed ${seconds} s after it said that a trip is closed has no cart of it (TR-12)`,
    { tag: seconds === 2 ? "@critical" : [] },
    async ({ browserOfBuyer: browser, sandbox }) => {
      const page = await closeTrip(browser, sandbox, `closed${seconds}-${process.pid}@example.com`)
      await expect(page.getByText(/^Listo: tu compra está hecha/)).toBeVisible()
      await page.waitForTimeout(seconds * 1000)
      await browser.kill()

      const again = await browser.open()
      await sandbox.open(again, "b2c", "/cotizarcompletarpago")
      await expect(again.getByText(/^No hay ninguna compra en curso/)).toBeVisible()
      await expect(again).toHaveURL(at("/"))
      expect(
        await again.evaluate(() => [localStorage.getItem("busquedaCotizar"), localStorage.getItem("pasajeros")])
      ).toEqual([null, null])
    }
  )

own(
  "a browser killed while it closes a trip has no cart of it, or asks before it pays (TR-12)",
  async ({ browserOfBuyer: browser, sandbox }) => {
    await closeTrip(browser, sandbox, `closing-${process.pid}@example.com`)
    await browser.kill()

    const again = await browser.open()
    await sandbox.open(again, "b2c", "/cotizarcompletarpago")
    await expect(received(again).or(again.getByText(/^No hay ninguna compra en curso/))).toBeVisible()
  }
)

test("a logout takes the purchase from the disk too (TR-15)", async ({ page, sandbox }) => {
  const onDisk = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await comeAs(page, sandbox, "b2c")
  await atPayment(page, sandbox, "b2c", { email: `disk${process.pid}@example.com` })
  await payFor(page)
  expect(await onDisk()).toContain("resultadoCompra")
  await leave(page)
  await expect.poll(onDisk).not.toContain("resultadoCompra")
})
