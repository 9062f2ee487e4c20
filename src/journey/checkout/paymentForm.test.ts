import { expect, test } from "vitest"
import { atStep3 } from "../../../contracts/fixtures/atStep3"
import { goldPlan, platinumPlan } from "../../../contracts/fixtures/plans"
import { cartOf } from "../../core/cart/cart"

const by = (count: number, amount: number, paymentMethod = 0) => ({
  id: paymentMethod * 100 + count,
  paymentMethod,
  count,
  amount
})
const longest = platinumPlan.instalments.findLast(({ paymentMethod }) => paymentMethod === 0)

// OU-last-step, OU-15
test("the number of a card brings the instalments that the plan was shown with", async () => {
  const { form } = await atStep3()
  form.type({ number: "4242" })
  expect(form.typed.value.instalment).toBe(String(longest?.id))
})

// OU-last-step
test("another card than the declined one: its number, code and expiry go, and the type follows again", async () => {
  const { form } = await atStep3()
  form.type({ number: "5105105105105100", type: "1", expiry: "07/28", code: "123", holder: "ANA", terms: true })
  form.markDeclined()
  form.another()
  expect(form.declined.value).toBe(false)
  expect(form.typed.value).toMatchObject({ number: "", expiry: "", code: "", type: "", holder: "ANA", terms: true })
  expect(form.visible.value).toEqual({})
  form.type({ number: "4242" })
  expect(form.typed.value).toMatchObject({ type: "0", instalment: String(longest?.id) })
})

// OU-15
test("instalments that cost more than the price are never chosen for the buyer", async () => {
  const { step, form } = await atStep3()
  step.cart.value = cartOf({ ...goldPlan, amount: 1200, instalments: [by(1, 1200), by(12, 150)] })
  form.type({ number: "4242" })
  expect(form.typed.value.instalment).toBe("")
})

// PY-07
test("chosen instalments outlast another number, and an answer taken back stays so", async () => {
  const { step, form } = await atStep3()
  step.cart.value = cartOf({ ...goldPlan, amount: 1200, instalments: [by(1, 1200), by(12, 100), by(12, 100, 1)] })
  form.type({ number: "4242" })
  form.type({ instalment: "1" })
  form.type({ number: "4243" })
  expect(form.typed.value.instalment).toBe("1")
  form.type({ instalment: "" })
  form.type({ number: "5555" })
  expect(form.typed.value.instalment).toBe("112")
  form.type({ instalment: "" })
  form.type({ number: "4242" })
  expect(form.typed.value.instalment).toBe("")
  form.take()
  expect(form.visible.value).toMatchObject({ instalment: "required" })
})
