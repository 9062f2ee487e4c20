import { expect, test } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { lost } from "../../../contracts/fixtures/buyer"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aPurchase, buyersPageOver } from "../../../contracts/fixtures/purchase"
import { forgetPersonal, forgetVisitor } from "./visitor"

test("passengers, purchase and profile are erased; a payment with unknown outcome is not", () => {
  const texts = new Map([["busquedaCotizar", "x"]])
  const storage = aLocalStorage(texts)
  const { passengers, profile, purchase, run, tries } = buyersPageOver(() => storage)
  run(passengers.save(twoPassengers, [true, true]))
  run(purchase.save(aPurchase))
  run(profile.save({ email: "ana@example.com", draft: aProfileDraft }))
  run(tries.save([lost]))
  expect(texts.size).toBe(5)
  forgetPersonal(() => storage)
  expect([...texts.keys()].toSorted()).toEqual(["busquedaCotizar", "intentoPago"])
})

test("a leaving visitor's search is erased, unless its cart has a plan", () => {
  for (const [items, left] of [
    [[], false],
    [[{ Id: 1 }], true]
  ] as const) {
    const texts = new Map([["busquedaCotizar", JSON.stringify({ v: 1, data: { carrito: { items } } })]])
    forgetVisitor(() => aLocalStorage(texts))
    expect(texts.has("busquedaCotizar")).toBe(left)
  }
})

test("an unsent quote and a purchase on its way to a form are erased, also beside a plan in the cart", () => {
  const cart = JSON.stringify({ v: 1, data: { carrito: { items: [{ Id: 1 }] } } })
  const tab = new Map([
    ["cotizacionEmpezada", "x"],
    ["compraElegida", "x"]
  ])
  forgetVisitor(
    () => aLocalStorage(new Map([["busquedaCotizar", cart]])),
    () => aLocalStorage(tab)
  )
  expect(tab.size).toBe(0)
})

test("without storage nothing fails", () => {
  expect(() => forgetVisitor(blockedStorage, blockedStorage)).not.toThrow()
})
