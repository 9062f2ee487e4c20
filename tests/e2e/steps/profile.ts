import type { Page } from "@playwright/test"
import { expect, type SandboxHandle } from "./fixtures"
import { comeAs } from "./purchase"

export const form = (page: Page) => page.getByRole("form", { name: "Datos personales" })

export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

export const save = (page: Page) => form(page).getByRole("button", { name: "GUARDAR" }).click()

/** Opens the personal data of a person of the cast and waits for the saved values. */
export const openAs = async (
  page: Page,
  sandbox: SandboxHandle,
  place: { channel: string; path: string; email: string }
) => {
  await comeAs(page, sandbox, place.channel, place.email)
  await sandbox.open(page, place.channel, place.path)
  await expect(field(page, "Email")).toHaveValue(place.email)
  await expect(field(page, "Tipo de documento")).not.toHaveValue("")
}

/** A person's saved data in a channel, oldest first. */
export const savedIn = async (sandbox: SandboxHandle, channel: string, email: string) =>
  (await sandbox.requests(channel, "api/user/save"))
    .filter(({ body }) => body?.email === email)
    .map(({ body, channel: named }) => ({ body, named }))
