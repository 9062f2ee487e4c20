import type { Page } from "@playwright/test"
import { expect, test } from "./steps/fixtures"
import { type Invented, inventedPeople } from "./steps/invented"
import { fillCard, onPayment, onSuccess, payButton } from "./steps/paying"
import { atPassengers, fillHome, goOn, passenger } from "./steps/purchase"

/** Today by the calendar of Buenos Aires, on which the invented people have their age. */
const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
const ten = (country: "dni" | "rut") => inventedPeople(country, today).filter((_, index) => index % 10 === 3)

const field = (page: Page, place: number, label: string) => passenger(page, place).getByLabel(label, { exact: true })

const fillIn = async (page: Page, place: number, document: string, person: Invented) => {
  const typed = {
    Nombre: person.name,
    Apellido: person.surname,
    [document]: person.document,
    "Fecha de nacimiento": person.birth,
    Teléfono: person.phone
  }
  for (const [label, value] of Object.entries(typed)) await field(page, place, label).fill(value)
}

// VA-10. The rules alone let all 200 buy: src/channels/invented.test.ts.
for (const { channel, country, document, postal } of [
  { channel: "b2c", country: "dni", document: "Número de documento", postal: "Código postal" },
  { channel: "b2cchile", country: "rut", document: "RUT", postal: "Comuna" }
] as const)
  test(`${channel}: ten invented people buy together`, async ({ page, sandbox }) => {
    const people = ten(country)
    const [first, second] = people
    if (!first || !second) throw new Error("The table is empty.")
    await atPassengers(page, sandbox, channel, { ages: people.map(({ age }) => age) })
    await fillHome(page, channel)
    for (const [index, person] of people.entries()) await fillIn(page, index + 1, document, person)
    for (const [label, value] of Object.entries({
      Dirección: first.address,
      [postal]: first.postal,
      Email: first.email
    }))
      await field(page, 1, label).fill(value)

    const asked = page.getByText(/^¿Es el mismo (documento|RUT) que el del pasajero 1\?/)
    await field(page, 2, document).fill(`${first.document} `)
    await expect(asked).toBeVisible()
    await field(page, 2, document).fill(second.document)
    await expect(asked).toHaveCount(0)

    await goOn(page)
    await expect(page.getByRole("alert").filter({ hasText: /^Revis[áa] \d+ datos/ })).toBeVisible()
    const offers = page.getByRole("button", { name: /^Usar \d{10}$/ })
    for (let left = await offers.count(); left > 0; left -= 1) {
      await offers.first().click()
      await expect(offers).toHaveCount(left - 1)
    }
    await goOn(page)
    await onPayment(page)
    await fillCard(page, { holder: `${first.name} ${first.surname}` })
    await payButton(page).click()
    await onSuccess(page)
    const sold = people.map((person) => expect.objectContaining({ PhoneContact: person.ten }))
    const sales = (await sandbox.requests(channel, "sales/enroll")).map(({ body }) => body)
    expect(sales).toContainEqual(expect.objectContaining({ Passengers: sold }))
  })
