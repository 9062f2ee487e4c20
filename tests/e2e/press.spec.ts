import type { ElementHandle, Locator, Page } from "@playwright/test"
import { expect, type SandboxHandle, test } from "./steps/fixtures"
import { openAwake } from "./steps/forms"
import { atPayment } from "./steps/paying"
import { atPassengers } from "./steps/purchase"
import { bar, typeDates, typedDay } from "./steps/quoteBar"

type Pressed = ElementHandle<HTMLElement>

interface Form {
  readonly name: string
  readonly open: (page: Page, sandbox: SandboxHandle) => Promise<void>
  /** Wrong values. A doubtful one gets a warning alone; after it the named control is pressed. */
  readonly wrong: ReadonlyArray<readonly [label: string, typed: string, doubtful?: string]>
}

/** Each form that says what is wrong with a field once it is left. */
const forms: ReadonlyArray<Form> = [
  {
    name: "contact",
    open: (page, { originOf }) => openAwake(page, `${originOf("b2c")}/contacto`),
    wrong: [
      ["Nombre", "Al"],
      ["Teléfono", "11555"],
      ["Email", "ana@"]
    ]
  },
  {
    name: "passengers",
    open: (page, sandbox) => atPassengers(page, sandbox, "b2c"),
    wrong: [
      ["Nombre", "4"],
      ["Número de documento", "12"],
      ["Fecha de nacimiento", "31/02/1990"],
      ["Email", "ana@"],
      ["Teléfono", "11555"],
      ["Teléfono del contacto de emergencia", "11555"]
    ]
  },
  {
    name: "withdrawal",
    open: (page, { originOf }) => openAwake(page, `${originOf("b2c")}/arrepentimiento`),
    wrong: [
      ["Número de documento", "12"],
      ["Email", "ana@"],
      ["Fecha de compra", "31/02/2026"]
    ]
  },
  {
    name: "payment",
    open: (page, sandbox) => atPayment(page, sandbox, "b2cchile"),
    wrong: [
      ["Número de tarjeta", "4509530012841142", "Acepto los términos y condiciones"],
      ["Vencimiento", "13/2031"],
      ["Código de seguridad", "1"]
    ]
  }
]

/** The next visible control of the form after a field. */
const nextOf = async (field: Locator) =>
  (await field.evaluateHandle((element) => {
    const controls = "input, select, textarea, button, a[href]"
    const all = [...(element.closest("form") ?? document).querySelectorAll<HTMLElement>(controls)]
    const seen = all.filter((each) => each.getClientRects().length > 0 && !each.matches(":disabled"))
    return seen[seen.indexOf(element as HTMLElement) + 1]
  })) as Pressed

/** The visible part of a control: its label, if it has its own drawing. */
const faceOf = (control: Pressed) =>
  control.evaluateHandle((element) => {
    const drawn = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)
    return (drawn && element.labels?.[0]) || element
  }) as Promise<Pressed>

/**
 * Presses a control near its upper edge for as long as a finger does. Returns whether it got the
 * click.
 */
const press = async (page: Page, control: Pressed) => {
  const clicks = await control.evaluateHandle((element) => {
    const heard = { times: 0 }
    element.addEventListener("click", () => {
      heard.times += 1
    })
    return heard
  })
  const face = await faceOf(control)
  await face.scrollIntoViewIfNeeded()
  const box = await face.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 5, { delay: 90 })
  return clicks.evaluate(({ times }) => times > 0)
}

for (const { name, open, wrong } of forms)
  test(`${name}: a press right after a field becomes wrong hits its control`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, sandbox)
    for (const [label, typed, doubtful] of wrong) {
      const field = page.getByRole("main").getByLabel(label, { exact: true })
      await field.fill(typed)
      const control = doubtful ? ((await page.getByLabel(doubtful).elementHandle()) as Pressed) : await nextOf(field)
      expect.soft(await press(page, control), label).toBe(true)
      if (doubtful) await expect(field).toHaveAccessibleDescription(/^Revis[áa] el número/)
      else await expect(field).toHaveAttribute("aria-invalid", "true")
    }
  })

test("home: a press right after a doubtful e-mail hits COTIZAR", async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openAwake(page, sandbox.originOf("b2c"))
  await bar(page).getByLabel("Email").fill("ana@gmial.com")
  const send = bar(page).getByRole("button", { name: "COTIZAR", exact: true })
  expect(await press(page, (await send.elementHandle()) as Pressed)).toBe(true)
  await expect(bar(page).getByRole("button", { name: /ana@gmail\.com/ })).toBeVisible()
})

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1000 } })

  test("a tap outside a popup that refuses its dates hits its target", async ({ page, sandbox }) => {
    await openAwake(page, sandbox.originOf("b2c"))
    await typeDates(page, typedDay(20), typedDay(10))
    // Over the popup's button. Playwright scrolls Firefox before each press.
    await page.evaluate(() => scrollTo(0, 0))
    const send = bar(page).getByRole("button", { name: "COTIZAR", exact: true })
    const box = await send.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 5)
    await expect(bar(page).getByRole("button", { name: /^Destino/ })).toBeFocused()
  })
})
