import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { forgetPersonal, forgetVisitor } from "./visitor"

test("what names a person is erased; the search and a payment with unknown outcome are not", () => {
  const personal = ["pasajeros", "viajeros", "resultadoCompra", "datosPersonales", "cuenta"]
  const texts = new Map([...personal, "busquedaCotizar", "intentoPago"].map((key) => [key, "x"]))
  forgetPersonal(() => aLocalStorage(texts))
  expect([...texts.keys()]).toEqual(["busquedaCotizar", "intentoPago"])
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
