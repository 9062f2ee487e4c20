import { all, channelIds } from "./steps/channels"
import { clutteredOn, endsOfLand } from "./steps/clutter"
import { expect, test } from "./steps/fixtures"

const wide = [1280, 1440, 1920, 2560] as const
/** The light of the visitor's hour (HO-12). */
const lights = ["", "tarde", "noche"]
/** The scenes of the results that came closest to words. */
const results = all ? channelIds : ["miw"]
const pages: ReadonlyArray<readonly [path: string, channels: ReadonlyArray<string>]> = [
  ["/", all ? channelIds : ["b2c"]],
  ["/cotizar", results],
  ["/contacto", all ? channelIds : ["b2c"]]
]

for (const [path, channels] of pages)
  for (const channel of channels)
    test(`${channel}${path}: no bird, boat or spire lies behind words, and the land reaches both edges`, async ({
      page,
      sandbox
    }) => {
      const cluttered: Array<string> = []
      const look = async (width: number, slide = 1) => {
        await page.setViewportSize({ width, height: 900 })
        for (const text of await clutteredOn(page)) cluttered.push(`slide ${slide} at ${width}: ${text}`)
      }
      await sandbox.open(page, channel, path)
      await expect(page.locator("#root[data-alive]")).toBeAttached()
      await page.waitForLoadState("networkidle")
      for (const width of wide) await look(width)
      for (const light of lights) {
        await page.evaluate((now) => document.documentElement.setAttribute("data-light", now), light)
        expect.soft(await endsOfLand(page), light).toEqual(["left", "right"])
      }
      for (const slide of path === "/" ? [2, 3] : []) {
        await page.getByRole("button", { name: "Siguiente", exact: true }).click()
        const dot = page.getByRole("region", { name: "Novedades" }).getByRole("button", { name: `${slide} de 3` })
        await expect(dot).toHaveAttribute("aria-current", "true")
        await page.waitForLoadState("networkidle")
        for (const width of all ? wide : [1440]) await look(width, slide)
      }
      expect(cluttered).toEqual([])
    })
