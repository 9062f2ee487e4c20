import { expect, test } from "./steps/fixtures"
import { hold } from "./steps/holdUp"
import { atPayment, cards, fillEverybody, goOnToPayment, onSuccess, payButton, payFor } from "./steps/paying"
import { agePrice, atPassengers, kept, passenger } from "./steps/purchase"
import { applyDates, bar, chooseDestination, linkTo, openPopup, plans, submit, typedDay } from "./steps/quoteBar"

const remember = "Recordar en este dispositivo a quienes viajan, para la próxima vez"
const ages = [36, 34, 9, 4]

// OU-19
test("a remembered family types two dates and a card for its second trip", async ({ page, sandbox }) => {
  test.setTimeout(90_000)
  await atPassengers(page, sandbox, "b2c", { ages })
  const remembered = page.getByRole("checkbox", { name: remember })
  await expect(remembered).not.toBeChecked()
  await remembered.check()
  await fillEverybody(page, "b2c", ages)
  await goOnToPayment(page)
  await payFor(page)
  expect(await kept(page, "pasajeros")).toBeNull()

  await sandbox.open(page, "b2c", "/")
  await chooseDestination(page, "EUROPA")
  await applyDates(page, typedDay(60), typedDay(70))
  const popup = await openPopup(page, "Pasajeros")
  await popup.getByRole("button", { name: "Los mismos: Ana, Tomás, Beatriz y Julián" }).click()
  await popup.getByRole("button", { name: "Aplicar" }).click()
  await submit(page)
  await plans(page).first().getByRole("button", { name: "COMPRAR", exact: true }).click()
  await expect(page.getByText(/^Completamos los datos de quienes viajaron la otra vez\./)).toBeVisible()
  await expect(passenger(page, 4).getByLabel("Nombre", { exact: true })).toHaveValue("Julián")
  await expect(page.getByRole("checkbox", { name: remember })).toBeChecked()
  await goOnToPayment(page)
  await page.getByLabel("Número de tarjeta").fill(cards.visa)
  await expect(page.getByLabel("Nombre y apellido del titular")).toHaveValue(/ana mart[ií]nez/i)
  await page.getByLabel("Cuotas").selectOption({ index: 1 })
  await page.getByLabel("Acepto los términos y condiciones").check()
  await payButton(page).click()
  await onSuccess(page)
})

test("'Borrar mis datos', in every tab, and an empty checkbox forget who travelled", async ({ page, sandbox }) => {
  await atPayment(page, sandbox, "b2c")
  const own = await kept(page, "pasajeros")
  const forgotten = () => kept(page, "viajeros")
  expect(await forgotten()).toBeNull()
  const seed = () =>
    page.evaluate((data) => {
      localStorage.removeItem("pasajeros")
      localStorage.setItem("viajeros", JSON.stringify({ v: 1, savedAt: Date.now(), data }))
    }, own)
  await seed()
  const other = await page.context().newPage()
  await sandbox.open(other, "b2c", linkTo({ days: 20 }))
  await expect(plans(other).first()).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem("cotizacionEmpezada", "ana@example.com"))
  await agePrice(page, 0)
  const answer = await hold(page, "**/sales/quote")
  await Promise.all([page.waitForRequest("**/sales/quote"), sandbox.open(page, "b2c", "/cotizarpasajeros")])
  await expect(passenger(page, 1).getByLabel("Nombre", { exact: true })).toHaveValue("Ana")
  await page.getByRole("button", { name: "Borrar mis datos" }).click()
  await expect(passenger(page, 1).getByLabel("Nombre", { exact: true })).toHaveValue("")
  await expect.poll(forgotten).toBeNull()
  await expect(plans(other)).toHaveCount(0)
  await expect(bar(other).getByLabel("Email")).toHaveValue("")
  expect(await other.evaluate(() => sessionStorage.cotizacionEmpezada)).toBeUndefined()
  answer()
  const age = () => page.evaluate(() => Date.now() - JSON.parse(localStorage.busquedaCotizar).savedAt)
  await expect.poll(age).toBeLessThan(60_000)
  expect(JSON.stringify(await kept(page, "busquedaCotizar"))).not.toMatch(/@|1155550143/)
  await seed()
  await sandbox.open(page, "b2c", "/cotizarpasajeros")
  await expect(passenger(page, 1).getByLabel("Nombre", { exact: true })).toHaveValue("Ana")
  await page.getByRole("checkbox", { name: remember }).uncheck()
  await goOnToPayment(page)
  expect(await forgotten()).toBeNull()
})
