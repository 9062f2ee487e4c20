import { expect, type Locator, type Page } from "@playwright/test"
import type { SandboxHandle } from "./fixtures"
import { bar, linkTo, typedDay } from "./quoteBar"

/** A field and the visitor's input. A choice is named by its value. */
export interface Entry {
  readonly label: string
  readonly value: string
  readonly is?: "tick" | "choice"
}

/** A page with a form, and the result of an early press: the requests that left the page. */
export interface Place {
  readonly name: string
  readonly path: string
  /** Walked only with the whole table. */
  readonly long?: true
  /** A value is missing beyond `entries`, so that a press gets an error message. */
  readonly complete?: false
  readonly form: (page: Page) => Locator
  readonly entries: (email: string) => ReadonlyArray<Entry>
  readonly button: RegExp
  readonly left: (sandbox: SandboxHandle, email: string) => Promise<ReadonlyArray<string>>
}

const cotizar = /^(RE)?COTIZAR$/
const reach = (email: string): ReadonlyArray<Entry> => [
  { label: "Teléfono", value: "1199990000" },
  { label: "Email", value: email }
]
const quotes = async (sandbox: SandboxHandle, email: string) =>
  (await sandbox.quotesBy(email)).map(({ body }) => JSON.stringify(body))
const mails = async (sandbox: SandboxHandle, email: string) =>
  (await sandbox.mailsFrom(email)).map(({ fields, text }) => JSON.stringify(fields) + text)

const main = (page: Page) => page.getByRole("main").getByRole("form")

const results = { form: bar, entries: reach, button: cotizar, left: quotes }

/** The home, and a form of each other kind; the pages of a kind share their code, as brands do. */
export const places: ReadonlyArray<Place> = [
  {
    ...results,
    name: "home",
    path: "/",
    complete: false,
    entries: (email) => [...reach(email), { label: "Quiero recibir", value: "false", is: "tick" }]
  },
  {
    name: "withdrawal",
    path: "/arrepentimiento",
    form: main,
    entries: (email) => [
      { label: "Nombre", value: "Eva Ríos" },
      { label: "Número de documento", value: "28456712" },
      { label: "Email", value: email },
      { label: "Fecha de compra", value: typedDay(-3) },
      { label: "Número de voucher", value: "700123456" },
      { label: "Mensaje", value: "No viajo." }
    ],
    button: /^ENVIAR$/,
    left: mails
  },
  { ...results, name: "shared link", path: linkTo(), long: true },
  {
    name: "contact",
    path: "/contacto",
    long: true,
    form: main,
    entries: (email) => [
      { label: "Nombre", value: "Eva Ríos" },
      ...reach(email),
      { label: "12 a 16 h", value: "12 a 16", is: "choice" }
    ],
    button: /^ENVIAR$/,
    left: mails
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

/** A quote that was due before any input covers the page while it runs. */
const uncovered = (page: Page) => expect(page.locator("dialog[open]")).toHaveCount(0)

const write = async (page: Page, field: Locator, value: string, way: Way) => {
  if (way === "one event" || way === "no event") return put(field, value, way)
  await expect(async () => {
    await uncovered(page)
    await field.selectText()
    await expect(field).toBeFocused({ timeout: 100 })
  }).toPass()
  if (way === "keys") return page.keyboard.type(value, { delay: 10 })
  await page.evaluate((text) => navigator.clipboard.writeText(text), value)
  await page.keyboard.press("Control+V")
}

/** Presses the form's button as it is now; the next one, if the page replaces it under the pointer. */
export const pressEarly = async (page: Page, { button, form }: Place) => {
  await uncovered(page)
  const now = form(page).getByRole("button", { name: button })
  await expect(() => now.click({ force: true, noWaitAfter: true })).toPass()
}

const fieldOf = (form: Locator, { label }: Entry) => form.getByLabel(label)

/** Enters each value into its field as it is now, alive or not. */
export const enter = async (page: Page, form: Locator, entries: ReadonlyArray<Entry>, way: Way) => {
  // The saved search may have come first: its bar rests as a row.
  const edit = form.getByRole("button", { name: "Editar" })
  if (await edit.isVisible()) await edit.click()
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
    if (entry.is)
      return String(await field.isChecked()) === (entry.is === "choice" ? "true" : entry.value) ? [] : [entry.label]
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
