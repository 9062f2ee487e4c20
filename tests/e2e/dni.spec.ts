import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { atPassengers, passenger } from "./steps/purchase"

/** A browser that finds this text in each picture, as Chrome on Android finds codes. */
const reads = (page: Page, code: string) =>
  page.addInitScript((text) => {
    class Found {
      static getSupportedFormats = async () => ["pdf417"]
      detect = async () => [{ rawValue: text }]
    }
    Object.assign(globalThis, { BarcodeDetector: Found })
  }, code)

/** Of 2 x 2 pixels. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAACklEQVR4AWPAAAAAEgABKPhxBgAAAABJRU5ErkJggg=="
const photo = { name: "dni.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") }

// PA-14
test("b2c: a photo of a DNI fills its passenger, and neither leaves nor stays", async ({ page, sandbox }) => {
  await reads(page, "00123456789@PEÑA@ANA INÉS@F@28456712@A@14/03/1992@02/12/2013")
  await atPassengers(page, sandbox, "b2c", { ages: [34, 8] })
  const ana = passenger(page, 1)
  await expect(passenger(page, 2).getByRole("button", { name: "Leé tu DNI" })).toBeVisible()
  await ana.getByLabel("Apellido").fill("Gomez")
  const sent: Array<string> = []
  // The page still fetches its own late files.
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()))
  const chooser = page.waitForEvent("filechooser")
  await ana.getByRole("button", { name: "Leé tu DNI" }).click()
  await (await chooser).setFiles(photo)
  await expect(ana.getByText(/^Completamos nombre/).first()).toBeVisible()
  await expect(ana.getByLabel("Nombre", { exact: true })).toHaveValue("Ana Inés")
  await expect(ana.getByLabel("Apellido")).toHaveValue("Peña")
  await expect(ana.getByLabel("Número de documento")).toHaveValue("28456712")
  await expect(ana.getByLabel("Fecha de nacimiento")).toHaveValue("14/03/1992")
  await ana.getByLabel("Nombre", { exact: true }).fill("Ana")
  await expect(ana.getByLabel("Nombre", { exact: true })).toHaveValue("Ana")
  await expect(passenger(page, 2).getByLabel("Apellido")).toHaveValue("")
  expect(sent).toEqual([])
  expect(await ana.locator("input[type=file]").inputValue()).toBe("")
})
