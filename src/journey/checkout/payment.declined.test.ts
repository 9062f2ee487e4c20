import { expect, test } from "vitest"
import { atStep3, fill, pays } from "../../../contracts/fixtures/atStep3"
import { lost } from "../../../contracts/fixtures/buyer"
import { SaleRefused, SaleUnknown } from "../../core/enroll/EnrollApi"

// OU-last-step, TR-13
test("marks the number of a declined card until it changes, and not while a payment is in doubt", async () => {
  const visit = await atStep3({ sales: { failure: new SaleRefused({ status: 402 }) } })
  const { form, payment } = visit
  fill(visit)
  expect(payment.declined.value).toBe(false)
  await pays(visit, "declined")
  payment.send({ is: "dismissed" })
  form.type({ holder: "TOMAS MARTINEZ", number: form.typed.value.number })
  expect(payment.declined.value).toBe(true)
  visit.sales.failure = new SaleUnknown({ cause: "500" })
  await pays(visit, "unknown")
  expect(payment.declined.value).toBe(false)
  payment.send({ is: "closed", as: "other", trip: lost, open: [] })
  expect(payment.declined.value).toBe(true)
  form.type({ number: "5555 5555 5555 4444" })
  expect(payment.declined.value).toBe(false)
})
