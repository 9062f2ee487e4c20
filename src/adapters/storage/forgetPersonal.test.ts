import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { forgetPersonal, forgetVisitor, recogniseAccount } from "./visitor"

test("what names a person is erased; the search and a payment with unknown outcome are not", () => {
  const personal = ["pasajeros", "viajeros", "resultadoCompra", "datosPersonales", "cuenta"]
  const texts = new Map([...personal, "busquedaCotizar", "intentoPago"].map((key) => [key, "x"]))
  forgetPersonal(() => aLocalStorage(texts))
  expect([...texts.keys()]).toEqual(["busquedaCotizar", "intentoPago"])
})

test("a leaving visitor's search without a plan in its cart is erased", () => {
  const texts = new Map([["busquedaCotizar", '{"v":1,"data":{"carrito":{"items":[]}}}']])
  forgetVisitor(() => aLocalStorage(texts))
  expect(texts.size).toBe(0)
})

test("the trip of a plan in the cart stays without phone and e-mail, and another account finds neither (TR-15)", () => {
  const trip = (telefono: string, email: string) => ({ destino: "EUROPA", telefono, email })
  const search = (one: string, other: string) => ({
    objDetallesViaje: trip(one, other),
    carrito: { items: [{ Id: 1 }], viaje: trip(one, other) }
  })
  const kept = { v: 1, savedAt: 5, data: search("1155550143", "ana@example.com") }
  const leaving = [forgetVisitor, (storage: () => Storage) => recogniseAccount("bruno@example.com", storage)]
  for (const leave of leaving) {
    const texts = new Map([["busquedaCotizar", JSON.stringify(kept)]]).set("cuenta", '{"data":"ana@example.com"}')
    leave(() => aLocalStorage(texts))
    expect(JSON.parse(texts.get("busquedaCotizar") ?? "")).toEqual({ ...kept, data: search("", "") })
  }
})

test("an unsent quote and a purchase on its way to a form are erased, also beside a plan in the cart", () => {
  const local = aLocalStorage(new Map([["busquedaCotizar", '{"v":1,"data":{"carrito":{"items":[{"Id":1}]}}}']]))
  const tab = new Map(["cotizacionEmpezada", "compraElegida"].map((key) => [key, "x"]))
  const open = aLocalStorage(tab)
  forgetVisitor(
    () => local,
    () => open
  )
  expect(tab.size).toBe(0)
})

test("without storage nothing fails", () => {
  expect(() => forgetVisitor(blockedStorage, blockedStorage)).not.toThrow()
})
