import { expect, type Page } from "@playwright/test"
import type { SandboxHandle } from "./fixtures"
import { pdfText } from "./pdfText"
import { comeAs } from "./purchase"
import { isoDay } from "./quoteBar"
import type { Saved } from "./saving"

/** The rows of the list, with its head. */
export const rows = (page: Page) => page.getByRole("table", { name: "Tus compras" }).getByRole("row")

/** The certificate's button in a row. */
export const certificateIn = (page: Page, row: number) =>
  rows(page)
    .nth(row)
    .getByRole("button", { name: /^Descargar/ })

/** Opens the list of a person of the cast. */
export const openList = async (page: Page, sandbox: SandboxHandle, channel: string) => {
  await comeAs(page, sandbox, channel)
  await sandbox.open(page, channel, "/tuscompras")
}

/** A certificate is a PDF with the voucher's name, its number and its passengers. */
export const expectPaper = async ({ bytes, name: file }: Saved, voucher: string, name: string) => {
  expect(file).toBe(`voucher-${voucher}.pdf`)
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
  const text = pdfText(bytes).replaceAll(" ", "")
  expect(text).toContain(voucher)
  expect(text).toContain(name.replaceAll(" ", ""))
}

export const numberIn = async (page: Page, row: number) =>
  /\d{8}$/.exec((await certificateIn(page, row).getAttribute("aria-label")) ?? "")?.[0] ?? ""

/** Makes the provider answer this purchase. */
export const bought = (sandbox: SandboxHandle, channel: string, more: object = {}) =>
  sandbox.fault(channel, "api/sales", "answer", 20, {
    body: [
      {
        productName: "PLATINUM",
        line: { passengers: [{ FirstName: "Ana", LastName: "Martínez" }] },
        dateConfirmedSale: isoDay(-2),
        departureDate: isoDay(20),
        returnDate: isoDay(30),
        reserveId: "48201936",
        idSalesOrder: 9001,
        header: { documents: [] },
        ...more
      }
    ]
  })

/** Picks a form in a voucher's menu. */
export const takeBack = async (page: Page, label: string, voucher = "48201936") => {
  await page.getByRole("button", { name: `Más opciones del voucher ${voucher}` }).click()
  await page.getByRole("main").getByRole("link", { name: label, exact: true }).click()
}
