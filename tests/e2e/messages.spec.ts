import { expect, setNow, test } from "./steps/fixtures"
import { aWish, bar, fillBar, isoDay, submit } from "./steps/quoteBar"

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

test("today in UTC is a valid start, also late at night in Buenos Aires", async ({ page, sandbox }) => {
  const wish = aWish({ startsIn: 0 })
  await setNow(page, `${isoDay(0)}T02:30:00Z`)
  await sandbox.open(page, host)
  await fillBar(page, wish)
  await submit(page)
  await expect(page).toHaveURL(/\/cotizar$/)
  await expect.poll(() => sandbox.quotesBy(wish.email)).toHaveLength(1)
})
