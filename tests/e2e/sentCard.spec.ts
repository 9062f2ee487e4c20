import type { Page } from "@playwright/test"
import { differing } from "./steps/channels"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { atPayment, fillCard, onSuccess, payButton } from "./steps/paying"
import { comeAs } from "./steps/purchase"
import { savedBy } from "./steps/saving"

/** A picture's PNG signature, and its width and height. */
const readPng = (bytes: Buffer) => ({
  signature: bytes.subarray(1, 4).toString(),
  size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
})

const buttonOf = (page: Page) => page.getByRole("button", { name: "Ana", exact: true })

/** Buys as Ana, since some brands sell to registered buyers alone, and saves her picture. */
const savePicture = async (page: Page, sandbox: SandboxHandle, id: string) => {
  await comeAs(page, sandbox, id)
  await atPayment(page, sandbox, id)
  await fillCard(page)
  await payButton(page).click()
  await onSuccess(page)
  await page.setViewportSize({ width: 360, height: 740 })
  return savedBy(page, () => buttonOf(page).press("Enter"))
}

// OU-in-the-chat
for (const id of differing)
  test(`${id}: the pass is saved as a picture of at most 150 kB, where no app takes it`, async ({ page, sandbox }) => {
    const { bytes, name } = await savePicture(page, sandbox, id)
    expect(name).toBe("tarjeta-1.png")
    expect(readPng(bytes)).toEqual({ signature: "PNG", size: [576, 720] })
    expect(bytes.length).toBeLessThanOrEqual(150_000)
  })

// OU-in-the-chat
test("the picture of the pass goes to the device's apps", async ({ page, sandbox }) => {
  await savePicture(page, sandbox, "b2c")
  const ana = buttonOf(page)
  const handed = await page.evaluateHandle(() => {
    const files: Array<File> = []
    const share = async (data: ShareData) => void files.push(...(data.files ?? []))
    Object.defineProperty(navigator, "canShare", { value: () => true })
    Object.defineProperty(navigator, "share", { value: share })
    return files
  })
  await expect(ana).not.toHaveAttribute("aria-busy")
  await ana.press("Enter")
  await expect
    .poll(() => handed.evaluate((files) => files.map(({ name: file, type }) => [file, type])))
    .toEqual([["tarjeta-1.png", "image/png"]])
  await expect(ana).toBeFocused()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
