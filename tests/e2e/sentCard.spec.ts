import { expect, test } from "./steps/fixtures"
import { atPayment, fillCard, onSuccess, payButton } from "./steps/paying"
import { savedBy } from "./steps/saving"

/** A picture's PNG signature, and its width and height. */
const readPng = (bytes: Buffer) => ({
  signature: bytes.subarray(1, 4).toString(),
  size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
})

// OU-in-the-chat
test("the pass goes to each traveller as a picture: to the device's apps, or saved where none takes it", async ({
  page,
  sandbox
}) => {
  await atPayment(page, sandbox, "b2c")
  await fillCard(page)
  await payButton(page).click()
  await onSuccess(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const ana = page.getByRole("button", { name: "Ana", exact: true })
  const { bytes, name } = await savedBy(page, () => ana.press("Enter"))
  expect(name).toBe("tarjeta-1.png")
  expect(readPng(bytes)).toEqual({ signature: "PNG", size: [576, 720] })
  expect(bytes.length).toBeLessThanOrEqual(150_000)

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
