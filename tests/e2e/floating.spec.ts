import type { Page } from "@playwright/test"
import { all, channelIds } from "./steps/channels"
import { coveredNow, coveredOn } from "./steps/covered"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atPassengers, atPlans, logIn } from "./steps/purchase"

type Sizes = ReadonlyArray<readonly [width: number, height: number]>
type Way = (page: Page, sandbox: SandboxHandle, channel: string) => Promise<unknown>

/** A phone, a tablet, a phone on its side, laptops and a desk. */
const sizes: Sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900]
]
/** The least room of each layout: for brands that differ only in words and logo, and inner pages. */
const narrowest: Sizes = [
  [320, 640],
  [768, 1024],
  [1200, 720]
]
const at =
  (path: string): Way =>
  async (page, sandbox, channel) => {
    await sandbox.open(page, channel, path)
    await expect(page.locator("#root[data-alive]")).toBeAttached()
  }

/** Closed channels show step 2 to their users alone. */
const atStep2: Way = async (page, sandbox, channel) => {
  if (all) {
    await sandbox.open(page, channel)
    await logIn(page, "ana@example.com")
  }
  await atPassengers(page, sandbox, channel)
}

/** The channel that has a chat; and a banner, a dark header. */
const chatting = all ? channelIds : ["b2c"]
const homes = all ? channelIds : ["b2c", "bbva"]
const pages: ReadonlyArray<readonly [name: string, channels: ReadonlyArray<string>, way: Way]> = [
  ["home", homes, at("/")],
  ["results", chatting, atPlans],
  ["step 2", chatting, atStep2],
  ["contact", chatting, at("/contacto")],
  ...(all ? [["questions", chatting, at("/faqs")] as const] : [])
]

// SH-13, HO-11
for (const [name, channels, way] of pages)
  for (const channel of channels)
    test(`${channel}, ${name}: the chat and COTIZAR AHORA lie on no control and no text`, async ({ page, sandbox }) => {
      await way(page, sandbox, channel)
      await page.waitForLoadState("networkidle")
      const covered: Array<string> = []
      for (const [width, height] of all || (name === "home" && chatting.includes(channel)) ? sizes : narrowest) {
        await page.setViewportSize({ width, height })
        for (const what of await coveredOn(page)) covered.push(`${width}x${height} ${what}`)
      }
      expect(covered).toEqual([])
    })

// SH-13
test("before a visitor's first move the chat covers nothing; then it comes", async ({ page, sandbox }) => {
  for (const [width, height] of narrowest.slice(1)) {
    await page.setViewportSize({ width, height })
    await sandbox.open(page, "b2c", "/faqs")
    await expect(page.locator("#root[data-alive]")).toBeAttached()
    expect(await coveredNow(page), `${width}x${height}`).toEqual([])
  }
  await sandbox.open(page, "b2c", "/contacto")
  await expect(page.locator("#root[data-alive]")).toBeAttached()
  await page.mouse.move(300, 300)
  await expect(page.getByRole("complementary", { name: "Chatear" })).toHaveCSS("opacity", "1")
})
