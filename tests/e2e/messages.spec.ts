import { expect, setNow, test } from "./steps/fixtures"
import {
  applyDates,
  aWish,
  bar,
  clickOutside,
  fillAges,
  fillBar,
  isoDay,
  openPopup,
  submit,
  typeDates,
  typedDay
} from "./steps/quoteBar"

const host = "b2c"

// QR-03, QR-04
test("an empty bar says what each field needs, focuses the first one and sends nothing", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  await submit(page)
  for (const message of [
    "Destino es requerido.",
    "Ambas fechas son requeridas.",
    "Ingresa la edad de todos los pasajeros.",
    "Teléfono es requerido.",
    "Email es requerido."
  ]) {
    await expect(bar(page).getByText(message, { exact: true }).filter({ visible: true })).toHaveCount(1)
  }
  const destination = bar(page).getByRole("button", { name: /^Destino/ })
  await expect(destination).toBeFocused()
  await expect(destination).toHaveAccessibleDescription(/Destino es requerido\./)
  await expect(bar(page).getByLabel("Email")).toHaveAttribute("aria-invalid", "true")
  await expect(bar(page).getByLabel("Email")).toHaveAccessibleDescription(/Email es requerido\./)
  await expect(page).toHaveURL(/\/$/)
})

// QB-04, QR-07
test("no passengers", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  const popup = await openPopup(page, "Pasajeros")
  await popup.getByRole("button", { name: "Quitar pasajero" }).click()
  await expect(popup.getByLabel("Edad del pasajero 1")).toHaveCount(0)
  await popup.getByRole("button", { name: "Aplicar" }).click()
  await expect(popup.getByText("Sin pasajeros", { exact: true })).toBeVisible()
  await clickOutside(page)
  await submit(page)
  await expect(bar(page).getByText("Sin pasajeros", { exact: true }).filter({ visible: true })).toHaveCount(1)
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(0)
})

const contact = [
  { field: "Email", value: "a@", says: "Email no es válido." },
  { field: "Email", value: "a b@c.d", says: "Email no es válido." },
  { field: "Teléfono", value: "115555014", says: "Teléfono debe tener 10 dígitos." },
  { field: "Teléfono", value: "11555501434", says: "Teléfono debe tener 10 dígitos." }
]
// QB-05, QR-02
test("an invalid e-mail or phone has its message under the field, which gets the focus", async ({ page, sandbox }) => {
  const wish = aWish()
  await sandbox.open(page, host)
  await fillBar(page, wish)
  for (const { field, says, value } of contact) {
    await bar(page).getByLabel(field).fill(value)
    await submit(page)
    await expect(bar(page).getByText(says, { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(bar(page).getByLabel(field)).toBeFocused()
    await bar(page)
      .getByLabel(field)
      .fill(field === "Email" ? wish.email : wish.phone)
  }
  await expect(page).toHaveURL(/\/$/)
  expect(await sandbox.quotesBy(wish.email)).toHaveLength(0)
})

const dates = [
  { name: "only a start", start: typedDay(5), end: "", says: "Ambas fechas son requeridas." },
  { name: "only an end", start: "", end: typedDay(5), says: "Ambas fechas son requeridas." },
  { name: "31 February", start: "31/02/2027", end: "05/03/2027", says: "Ambas fechas son requeridas." },
  { name: "yesterday", start: typedDay(-1), end: typedDay(5), says: "La fecha de inicio debe ser mayor a hoy." },
  {
    name: "an end on the day of the start",
    start: typedDay(5),
    end: typedDay(5),
    says: "La fecha de fin debe ser posterior a la fecha de inicio."
  },
  {
    name: "an end before the start",
    start: typedDay(5),
    end: typedDay(4),
    says: "La fecha de fin debe ser posterior a la fecha de inicio."
  }
]
test("invalid dates: the popup says why and stays open; once closed, the bar says it", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  for (const { end, name, says, start } of dates)
    await test.step(name, async () => {
      const popup = await applyDates(page, start, end)
      await expect(popup.getByText(says, { exact: true })).toBeVisible()
      await expect(popup.getByLabel("Fecha de inicio")).toHaveValue(start)
      await expect(popup.getByLabel("Fecha de inicio")).toBeFocused()

      await clickOutside(page)
      await expect(popup).toBeHidden()
      await expect(bar(page).getByText(says, { exact: true }).filter({ visible: true })).toHaveCount(1)
      await expect(bar(page).getByRole("button", { name: /^Fechas/ })).toContainText("Ida y vuelta")
    })
})

test("today in UTC is a valid start, also late at night in Buenos Aires", async ({ page, sandbox }) => {
  const wish = aWish({ startsIn: 0 })
  await setNow(page, `${isoDay(0)}T02:30:00Z`)
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await submit(page)
  await expect(page).toHaveURL(/\/cotizar$/)
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(1)
})

test("a click outside applies valid dates and reverts invalid ones, Escape reverts; Enter reads pasted dates", async ({
  page,
  sandbox
}) => {
  await sandbox.open(page, host)
  await typeDates(page, typedDay(10), typedDay(20))
  await clickOutside(page)
  const button = bar(page).getByRole("button", { name: /^Fechas/ })
  await expect(button).toContainText(`${typedDay(10)} – ${typedDay(20)}`)
  await typeDates(page, typedDay(11), typedDay(21))
  await page.keyboard.press("Escape")
  await expect(button).toContainText(`${typedDay(10)} – ${typedDay(20)}`)
  await expect(button).toBeFocused()

  await typeDates(page, typedDay(12), "")
  await clickOutside(page)
  await expect(button).toContainText(`${typedDay(10)} – ${typedDay(20)}`)
  await expect(button).toHaveAccessibleDescription("Ambas fechas son requeridas. Siguen las fechas de antes.")
  await submit(page)
  await expect(bar(page).getByRole("alert")).toHaveText("Revisá 4 datos para cotizar.")
  await expect(button).not.toHaveAccessibleDescription(/./)

  const popup = await typeDates(page, isoDay(12), `${typedDay(13)} - ${typedDay(23)}`)
  await expect(popup.getByLabel("Fecha de inicio")).toHaveValue(typedDay(13))
  await popup.getByLabel("Fecha de inicio").fill(isoDay(14))
  await page.keyboard.press("Enter")
  await expect(popup).toBeHidden()
  await expect(button).toContainText(`${typedDay(14)} – ${typedDay(23)}`)
})

test("ages: 0 counts, a fraction or more than 120 does not", async ({ page, sandbox }) => {
  await sandbox.open(page, host)
  await fillAges(page, [0])
  await expect(bar(page).getByRole("button", { name: /^Pasajeros/ })).toContainText("1 pasajero")
  const popup = await openPopup(page, "Pasajeros")
  const age = popup.getByLabel("Edad del pasajero 1")
  const message = popup.getByText("Ingresa la edad de todos los pasajeros.", { exact: true })
  for (const wrong of ["1.5", "121", ""]) {
    await age.fill("120")
    await expect(message).toBeHidden()
    await age.fill("")
    await age.pressSequentially(wrong)
    await popup.getByRole("button", { name: "Aplicar" }).click()
    await expect(message).toBeVisible()
    await expect(age).toHaveValue(wrong)
    await expect(age).toHaveAttribute("aria-invalid", "true")
    await expect(age).toBeFocused()
  }
})
