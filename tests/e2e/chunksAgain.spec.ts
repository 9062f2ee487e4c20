import { expect, test } from "./steps/fixtures"
import { anEmail, fillContact, openAwake, send } from "./steps/forms"
import { lose } from "./steps/hindrances"
import { aWish, fillBar, plans, submit } from "./steps/quoteBar"

test("the code that formats dates fails once: it loads by itself", async ({ page, sandbox }) => {
  const lost = await lose(page, "tidyDates", "js", 1)
  await sandbox.open(page, "asegura")
  await fillBar(page, aWish())
  await expect.poll(lost.asked).toBeGreaterThan(1)
  await submit(page)
  await expect(plans(page).first()).toBeVisible()
})

test("a file that the lost code imports fails once: the message is sent all the same", async ({ page, sandbox }) => {
  const email = anEmail()
  const lost = await lose(page, "cancellation", "js", 1)
  await openAwake(page, `${sandbox.originOf("b2c")}/contacto`)
  await fillContact(page, { email, slot: "12 a 16 h" })
  await send(page)
  await expect(page.getByRole("status").getByText("Mensaje enviado")).toBeVisible()
  expect(lost.asked()).toBe(2)
  expect(await sandbox.mailsFrom(email)).toHaveLength(1)
})
