import { expect, type Locator, type Page } from "@playwright/test"
import type { SandboxHandle } from "./fixtures"
import { bar, typedDay } from "./quoteBar"

/** A field and the visitor's input. */
export interface Entry {
  readonly label: string
  readonly value: string
  readonly is?: "tick"
}

/** A page with a form, and what left it. */
export interface Place {
  readonly name: string
  readonly path: string
  readonly form: (page: Page) => Locator
  readonly entries: (email: string) => ReadonlyArray<Entry>
  readonly button: RegExp
  /** The requests of an early press; without it a value is missing, and a press gets a message. */
  readonly left?: (sandbox: SandboxHandle, email: string) => Promise<ReadonlyArray<string>>
}

/** The home, and a form of text fields: pages of a kind share their code, as brands do. */
export const places: ReadonlyArray<Place> = [
  {
    name: "home",
    path: "/",
    form: bar,
    entries: (email) => [
      { label: "Teléfono", value: "1199990000" },
      { label: "Email", value: email },
      { label: "Quiero recibir", value: "false", is: "tick" }
    ],
    button: /^COTIZAR$/
  },
  {
    name: "withdrawal",
    path: "/arrepentimiento",
    form: (page) => page.getByRole("main").getByRole("form"),
    entries: (email) => [
      { label: "Nombre", value: "Eva Ríos" },
      { label: "Número de documento", value: "28456712" },
      { label: "Email", value: email },
      { label: "Fecha de compra", value: typedDay(-3) },
      { label: "Número de voucher", value: "700123456" },
      { label: "Mensaje", value: "No viajo." }
    ],
    button: /^ENVIAR$/,
    left: async (sandbox, email) =>
      (await sandbox.mailsFrom(email)).map(({ fields, text }) => JSON.stringify(fields) + text)
  }
]

/** Ways to fill a field. */
export const ways = ["keys", "one event", "paste", "no event"] as const
export type Way = (typeof ways)[number]

/** A browser restores without an event only what a page held before its scripts. */
const put = (field: Locator, value: string, way: Way) =>
  field.evaluate(
    (element, [text, silent]) => {
      const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, text)
      const root = element.closest<HTMLElement>("#root")
      const isPrinted = root?.dataset.page !== undefined && root.dataset.alive === undefined
      if (!silent || !isPrinted) element.dispatchEvent(new InputEvent("input", { bubbles: true }))
    },
    [value, way === "no event"] as const
  )

const write = async (page: Page, field: Locator, value: string, way: Way) => {
  if (way === "one event" || way === "no event") return put(field, value, way)
  await expect(async () => {
    await field.selectText()
    await expect(field).toBeFocused({ timeout: 100 })
  }).toPass()
  if (way === "keys") return page.keyboard.type(value, { delay: 10 })
  await page.evaluate((text) => navigator.clipboard.writeText(text), value)
  await page.keyboard.press("Control+V")
}

/** Presses the form's button as it is now; the next one, if the page replaces it under the pointer. */
export const pressEarly = async (page: Page, { button, form }: Place) => {
  const now = form(page).getByRole("button", { name: button })
  await expect(() => now.click({ force: true, noWaitAfter: true })).toPass()
}

const fieldOf = (form: Locator, { label }: Entry) => form.getByLabel(label)

/** Enters each value into its field as it is now, alive or not. */
export const enter = async (page: Page, form: Locator, entries: ReadonlyArray<Entry>, way: Way) => {
  for (const entry of entries) {
    const field = fieldOf(form, entry)
    if (entry.is) await field.click({ force: true, noWaitAfter: true })
    else await write(page, field, entry.value, way)
  }
}

const digits = (text: string) => text.replace(/[^\dk]/gi, "") || text

/** Entries that the form has lost. */
export const lostIn = async (form: Locator, entries: ReadonlyArray<Entry>): Promise<ReadonlyArray<string>> => {
  const found = entries.map(async (entry) => {
    const field = fieldOf(form, entry)
    if (entry.is) return String(await field.isChecked()) === entry.value ? [] : [entry.label]
    const value = await field.inputValue()
    return digits(value) === digits(entry.value) ? [] : [`${entry.label}: ${value}`]
  })
  return (await Promise.all(found)).flat()
}

/** Entries that are missing in what left the page. */
export const missingIn = (sent: string, entries: ReadonlyArray<Entry>): ReadonlyArray<string> =>
  entries
    .filter(({ value }) => !digits(sent).includes(digits(value)) && !sent.includes(value))
    .map(({ label }) => label)
