import type { Page } from "@playwright/test"
import { farthest } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { fillEverybody, goOnToPayment, payFor } from "./steps/paying"
import {
  atPassengers,
  birthOf,
  choose,
  fillHome,
  fillPassenger,
  goOn,
  kept,
  passenger,
  provinceOf,
  toPassengers,
  travellerOf
} from "./steps/purchase"

const payment = /\/cotizarcompletarpago$/
const field = (page: Page, place: number, label: string) => passenger(page, place).getByLabel(label, { exact: true })

/** Answers the payment's document with nothing: the walk looks at what step 2 hands over. */
const leavesForPayment = (page: Page) =>
  page.waitForRequest((asked) => asked.isNavigationRequest() && payment.test(asked.url()))

// PA-09
test("b2cchile: one passenger goes on to the payment without typing twice", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2cchile")
  for (const label of ["Email", "Teléfono"]) await expect(field(page, 1, label)).not.toHaveValue("")
  await fillEverybody(page, "b2cchile")
  const left = leavesForPayment(page)
  await goOn(page)
  await left
  await page.waitForURL(payment)
  const passengers = await kept(page, "pasajeros")
  expect(JSON.stringify(passengers)).toContain("12.345.678-5")
  const asked = await sandbox.requests("b2cchile", "valueslist")
  expect(asked.at(-1)?.body).toEqual({ IdEntity: 4, Field: "DocumentType" })
})

// PA-13
test("travellers typed in the other order are swapped by one press, and nothing is quoted", {
  tag: "@critical"
}, async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c", { ages: [34, 8] })
  for (const [place, name, age] of [
    [1, "Tomás", 8],
    [2, "Ana", 34]
  ] as const) {
    await field(page, place, "Nombre").fill(name)
    await field(page, place, "Fecha de nacimiento").fill(birthOf(age))
  }
  await field(page, 2, "Nombre").focus()
  const quotes = await sandbox.requests("b2c", "quote")
  const swap = page.getByRole("button", { name: "Intercambiar los pasajeros" })
  await expect(swap).toHaveCount(2)
  await swap.first().click()
  await expect(swap).toHaveCount(0)
  await expect(field(page, 1, "Fecha de nacimiento")).toBeFocused()
  for (const [place, name] of [
    [1, "Ana"],
    [2, "Tomás"]
  ] as const)
    await expect(field(page, place, "Nombre")).toHaveValue(name)
  expect(await sandbox.requests("b2c", "quote")).toHaveLength(quotes.length)
  await expect(page).toHaveURL(/cotizarpasajeros$/)
})

// PA-13
test("travellers of other ages are quoted once for all of them, and the new plan keeps their forms", async ({
  page,
  sandbox
}) => {
  await atPassengers(page, sandbox, "b2c", { ages: [34, 8] })
  await field(page, 1, "Fecha de nacimiento").fill(birthOf(35))
  await field(page, 2, "Nombre").fill("Tomás")
  await field(page, 2, "Fecha de nacimiento").fill(birthOf(9))
  await field(page, 2, "Nombre").focus()
  await page.getByRole("button", { name: "Actualizar edad y recotizar" }).first().click()
  await expect(page).toHaveURL(/\/cotizar$/)
  await choose(page, "b2c")
  await expect(field(page, 2, "Nombre")).toHaveValue("Tomás")
  await expect(field(page, 2, "Fecha de nacimiento")).toHaveValue(birthOf(9))
  await expect(page.getByRole("region", { name: "Tu compra" })).toContainText("2 (35 y 9 años)")
})

test("a text that a password manager set without an event is sold as it is seen", async ({ page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  await fillEverybody(page, "b2c")
  await field(page, 1, "Código postal").evaluate((input) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "5000")
  )
  await goOnToPayment(page)
  expect(JSON.stringify(await kept(page, "pasajeros"))).toContain('"PostalCode":"5000"')
})

test("input survives a reload and going back", { tag: "@critical" }, async ({ page, sandbox }) => {
  await toPassengers(page, sandbox, "b2c", { ages: [34, 8] })
  await page.reload()
  await expect(passenger(page, 1)).toBeVisible()
  expect(await kept(page, "pasajeros")).toBeNull()

  await field(page, 2, "Apellido").fill("Martínez")
  await field(page, 1, "Dirección").fill("Av. Rivadavia 4820")
  await page.reload()
  await expect(field(page, 1, "Dirección")).toHaveValue("Av. Rivadavia 4820")
  await expect(field(page, 2, "Apellido")).toHaveValue("Martínez")
  await page.goBack()
  await expect(page).toHaveURL(/\/cotizar$/)
  await page.goForward()
  await expect(field(page, 2, "Apellido")).toHaveValue("Martínez")

  await page.getByRole("button", { name: "Borrar mis datos" }).click()
  await expect(field(page, 2, "Apellido")).toHaveValue("")
  await expect(field(page, 1, "Email")).toHaveValue("")
  await expect.poll(async () => JSON.stringify(await kept(page, "pasajeros"))).not.toContain("Rivadavia")
})

// ER-03
test("offline the step says so and keeps the input; online again it goes on", async ({ context, page, sandbox }) => {
  await atPassengers(page, sandbox, "b2c")
  await fillEverybody(page, "b2c")
  await context.setOffline(true)
  await goOn(page)
  await expect(page.getByRole("alert").filter({ hasText: "Parece que no tenés conexión." })).toBeVisible()
  await expect(field(page, 1, "Nombre")).toHaveValue("Ana")
  await context.setOffline(false)
  const left = leavesForPayment(page)
  await goOn(page)
  await left
})

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test("four people, tapped and typed without a pause, keep every letter", async ({ page, sandbox }) => {
    const ages = [34, 36, 8, 5]
    await atPassengers(page, sandbox, "b2c", { ages })
    const typed = ages.flatMap((age, index) => [
      { box: field(page, index + 1, "Nombre"), text: "Beatriz" },
      { box: field(page, index + 1, "Apellido"), text: "Martínez" },
      { box: field(page, index + 1, "Número de documento"), text: `2845671${index}` },
      { box: field(page, index + 1, "Fecha de nacimiento"), text: birthOf(age) }
    ])
    for (const [at, { box, text }] of typed.entries()) {
      // Playwright may scroll the next field under the point of the last tap: in 300 ms, a double tap,
      // after which Chromium types into nothing until the next frame. So left and right take turns.
      await box.tap({ position: { x: at % 2 === 0 ? 60 : 220, y: 20 } })
      await page.keyboard.type(text)
    }
    for (const { box, text } of typed) await expect(box).toHaveValue(text)
  })

  const row = (page: Page, place: number) => page.getByRole("button", { name: `Editar Pasajero ${place}`, exact: true })

  // OU-folded-passengers
  test("a passenger that folds above moves nothing under the finger, with and without scroll anchoring", async ({
    page,
    sandbox
  }) => {
    await atPassengers(page, sandbox, "b2c", { ages: [34, 8, 5] })
    await fillPassenger(page, 1, "b2c", travellerOf("b2c"))
    await fillHome(page, "b2c")
    for (const place of [1, 2]) {
      await expect(row(page, place)).toHaveCount(0)
      const next = field(page, place + 1, "Nombre")
      await next.scrollIntoViewIfNeeded()
      const before = await next.boundingBox()
      await next.tap()
      await expect(row(page, place)).toBeVisible()
      await expect(next).toBeFocused()
      expect(Math.abs(((await next.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
      expect((await passenger(page, place).boundingBox())?.height).toBeLessThan(80)
      if (place > 1) return
      // From here on as in Safari, which has no scroll anchoring.
      await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"))
      await fillPassenger(page, 2, "b2c", travellerOf("b2c", { name: "Tomás", document: "56120934", age: 8 }))
    }
  })

  // OU-folded-passengers
  test("the way to the next passenger folds a finished one, waits for an unfinished one, and skips rows", async ({
    page,
    sandbox
  }) => {
    await atPassengers(page, sandbox, "b2c", { ages: [34, 8, 5] })
    const next = (place: number) => passenger(page, place).getByRole("button", { name: "Ir al próximo pasajero" })
    await fillPassenger(page, 1, "b2c", travellerOf("b2c"))
    await next(1).tap()
    await expect(field(page, 1, "Dirección")).toBeFocused()
    await expect(field(page, 1, "Dirección")).toHaveAttribute("aria-invalid", "true")
    await fillHome(page, "b2c")
    await next(1).tap()
    await expect(row(page, 1)).toBeVisible()
    await expect(field(page, 2, "Nombre")).toBeFocused()
    await expect(field(page, 2, "Nombre")).toBeInViewport({ ratio: 1 })
    await expect(field(page, 2, "Nombre")).not.toHaveAttribute("aria-invalid")
    await fillPassenger(page, 2, "b2c", travellerOf("b2c", { name: "Tomás", document: "56120934", age: 8 }))
    await next(2).evaluate((button) => button.scrollIntoView({ block: "end" }))
    await next(2).press("Enter")
    await expect(row(page, 2)).toBeVisible()
    await expect(field(page, 3, "Nombre")).toBeFocused()
    await expect(field(page, 3, "Nombre")).toBeInViewport({ ratio: 1 })
    await expect(next(3)).toHaveCount(0)
    await row(page, 1).tap()
    await next(1).tap()
    await expect(row(page, 1)).toBeVisible()
    await expect(row(page, 2)).toBeVisible()
    await expect(field(page, 3, "Nombre")).toBeFocused()
  })

  // OU-folded-passengers
  test("finished passengers are rows that open for an edit, a warning, and come back as rows", async ({
    page,
    sandbox
  }) => {
    await atPassengers(page, sandbox, "b2c", { ages: [34, 8] })
    await fillPassenger(page, 1, "b2c", travellerOf("b2c"))
    await fillHome(page, "b2c")
    await fillPassenger(page, 2, "b2c", travellerOf("b2c", { name: "Tomás", document: "56120934", age: 8 }))
    await expect(passenger(page, 1)).toHaveAccessibleDescription("28.456.712 · 34 años · recibe el voucher")
    await row(page, 1).tap()
    await expect(field(page, 1, "Nombre")).toBeFocused()
    await expect(row(page, 2)).toBeVisible()
    await field(page, 1, "Número de documento").fill("56120934")
    await expect(page.getByText("¿Es el mismo documento que el del pasajero 1?", { exact: false })).toBeVisible()
    await expect(row(page, 2)).toHaveCount(0)
    await field(page, 1, "Número de documento").fill("28456712")
    await expect(row(page, 2)).toBeVisible()

    await page.reload()
    await expect(row(page, 1)).toBeVisible()
    await expect(row(page, 2)).toBeVisible()
    await expect(passenger(page, 2).getByRole("heading", { name: "Tomás Martínez" })).toBeVisible()
    await goOnToPayment(page)
  })
})

// PA-06
for (const host of farthest)
  test(`${host}: a buyer of a country without provinces goes on, and the sale is taken`, async ({ page, sandbox }) => {
    await atPassengers(page, sandbox, host)
    await fillEverybody(page, host)
    const region = field(page, 1, provinceOf(host))
    await field(page, 1, "País").selectOption("Mónaco")
    await expect(region).toHaveAccessibleDescription(/^No hace falta elegir/)
    await expect(region.getByRole("option", { selected: true })).toHaveText("Mónaco")
    await goOnToPayment(page)
    await payFor(page)
  })
