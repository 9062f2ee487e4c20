import type { Page } from "@playwright/test"
import { channelIds } from "./steps/channels"
import { coveredOn } from "./steps/covered"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atPayment } from "./steps/paying"
import { atPassengers, atPlans } from "./steps/purchase"

/** A phone, a tablet, a phone on its side, laptops and a desk. */
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900]
] as const

type Way = (page: Page, sandbox: SandboxHandle, channel: string) => Promise<unknown>

const at =
  (path: string): Way =>
  async (page, sandbox, channel) => {
    await sandbox.open(page, channel, path)
    await expect(page.locator("#root[data-alive]")).toBeAttached()
  }

const few = ["b2c", "belo", "b2cchile"]
const pages: ReadonlyArray<readonly [name: string, channels: ReadonlyArray<string>, way: Way]> = [
  ["home", channelIds, at("/")],
  ["results", few, atPlans],
  ["step 2", few, atPassengers],
  ["step 3", few, atPayment],
  ["questions", few, at("/faqs")],
  ["contact", few, at("/contacto")]
]

// SH-13, HO-11
for (const [name, channels, way] of pages)
  for (const channel of channels)
    test(`${channel}, ${name}: the chat and COTIZAR AHORA lie on no control and no text`, async ({ page, sandbox }) => {
      await way(page, sandbox, channel)
      await page.waitForLoadState("networkidle")
      const covered: Array<string> = []
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        for (const what of await coveredOn(page)) covered.push(`${width}x${height} ${what}`)
      }
      expect(covered).toEqual([])
    })
