import type { Page } from "@playwright/test"
import { expectClean } from "./steps/axe"
import { differing } from "./steps/channels"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { onPaper } from "./steps/paper"
import { atSuccess } from "./steps/paying"
import { comeAs } from "./steps/purchase"
import { bought, openList } from "./steps/purchaseList"
import { isoDay } from "./steps/quoteBar"
import { savedBy } from "./steps/saving"

/** A picture's PNG signature, and its width and height. */
const readPng = (bytes: Buffer) => ({
  signature: bytes.subarray(1, 4).toString(),
  size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
})

const buttonOf = (page: Page) => page.getByRole("button", { name: "Ana", exact: true })
const whereSaved = (page: Page) => page.getByText(/^Busc[áa] la imagen en tus descargas\.$/)

/** Buys as Ana, since some brands sell to registered buyers alone. */
const buy = async (page: Page, sandbox: SandboxHandle, id: string) => {
  await comeAs(page, sandbox, id)
  await atSuccess(page, sandbox, id)
  await page.setViewportSize({ width: 360, height: 740 })
}

/** Gives the browser a share sheet; with a refusal it ends with that error. Returns the files that it got. */
const withShareSheet = (page: Page, refusal?: string) =>
  page.evaluateHandle((name) => {
    const files: Array<File> = []
    const share = async (data: ShareData) => {
      files.push(...(data.files ?? []))
      if (name) throw new DOMException("no", name)
    }
    Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true })
    Object.defineProperty(navigator, "share", { value: share, configurable: true })
    return files
  }, refusal)

// OU-in-the-chat
for (const id of differing)
  test(`${id}: the pass is saved as a picture of at most 150 kB, where no app takes it`, async ({ page, sandbox }) => {
    await buy(page, sandbox, id)
    const { bytes, name } = await savedBy(page, () => buttonOf(page).press("Enter"))
    expect(name).toBe("tarjeta-1.png")
    expect(readPng(bytes)).toEqual({ signature: "PNG", size: [576, 720] })
    expect(bytes.length).toBeLessThanOrEqual(150_000)
    await expect(whereSaved(page)).toBeVisible()
  })

// OU-in-the-chat
test("the picture of the pass goes to the device's share sheet: no word follows if it takes it or is closed, and one that refuses leaves it saved", async ({
  page,
  sandbox
}) => {
  await buy(page, sandbox, "b2c")
  const ana = buttonOf(page)
  for (const refusal of [undefined, "AbortError"]) {
    const handed = await withShareSheet(page, refusal)
    await ana.press("Enter")
    await expect
      .poll(() => handed.evaluate((files) => files.map(({ name: file, type }) => [file, type])))
      .toEqual([["tarjeta-1.png", "image/png"]])
    await expect(ana).not.toHaveAttribute("aria-busy")
    await expect(ana).toBeFocused()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expect(whereSaved(page)).toHaveCount(0)
  }
  const handed = await withShareSheet(page, "NotAllowedError")
  const { name } = await savedBy(page, () => ana.press("Enter"))
  expect(name).toBe("tarjeta-1.png")
  expect(await handed.evaluate((files) => files.length)).toBe(1)
  await expect(whereSaved(page)).toBeVisible()
})

/** Opens the pass of the only purchase in the list. */
const openCard = async (page: Page) => {
  await page.reload()
  await page.getByRole("button", { name: "Más opciones del voucher 48201936" }).click()
  await page.getByRole("button", { name: "Tarjeta de asistencia" }).click()
  const card = page.getByRole("dialog", { name: "Tarjeta de asistencia" })
  await expect(card.getByText("Nº de voucher")).toBeVisible()
  return card
}

// OU-in-the-chat
test("each traveller of a purchase in the list is sent a picture, until the trip ends", async ({ page, sandbox }) => {
  await openList(page, sandbox, "b2c")
  await bought(sandbox, "b2c", { departureDate: isoDay(-9), returnDate: isoDay(-1) })
  await expect((await openCard(page)).getByRole("button", { name: "Ana Martínez" })).toHaveCount(0)

  await sandbox.heal("b2c")
  await bought(sandbox, "b2c")
  const card = await openCard(page)
  const ana = card.getByRole("button", { name: "Ana Martínez" })
  const { bytes, name } = await savedBy(page, () => ana.press("Enter"))
  expect(name).toBe("tarjeta-1.png")
  expect(readPng(bytes)).toEqual({ signature: "PNG", size: [576, 720] })
  await expect(whereSaved(page)).toBeVisible()
  await expectClean(page)
})

// OU-18
test("the pass of a purchase in the list prints alone, and whole", async ({ page, sandbox }) => {
  await openList(page, sandbox, "b2c")
  await bought(sandbox, "b2c")
  const card = await openCard(page)
  await onPaper(page)
  await expect(card.getByText("Mandá la tarjeta a quienes viajan")).toBeHidden()
  const framing = await card.getByRole("region").evaluate((pass) => {
    const around: Array<string> = []
    for (let box = pass.parentElement; box?.closest("dialog"); box = box.parentElement) {
      const { overflow, padding } = getComputedStyle(box)
      around.push(`${overflow} ${padding}`)
    }
    return around
  })
  expect(new Set(framing)).toEqual(new Set(["visible 0px"]))
})
