import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/purchase"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { cartInSight, forgetPersonal, forgetVisitor, recogniseAccount } from "./visitor"

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

test("a plan in the cart keeps its trip, without phone, e-mail and consent to mails, also for another account (TR-15)", () => {
  const search = (contact: { telefono: string; email: string; suscribir: boolean }) => ({
    objDetallesViaje: { destino: "EUROPA", ...contact },
    carrito: {
      items: [{ Id: 1 }],
      pedido: { codigo: "BTR", suscribir: contact.suscribir },
      viaje: { destino: "EUROPA", ...contact }
    }
  })
  const kept = { v: 1, savedAt: 5, data: search({ telefono: "1155550143", email: "ana@example.com", suscribir: true }) }
  const leaving = [forgetVisitor, (storage: () => Storage) => recogniseAccount("bruno@example.com", storage)]
  for (const leave of leaving) {
    const texts = new Map([["busquedaCotizar", JSON.stringify(kept)]]).set("cuenta", '{"data":"ana@example.com"}')
    leave(() => aLocalStorage(texts))
    expect(JSON.parse(texts.get("busquedaCotizar") ?? "")).toEqual({
      ...kept,
      data: search({ telefono: "", email: "", suscribir: false })
    })
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

const personal = ["pasajeros", "resultadoCompra", "datosPersonales"]
const others = ["busquedaCotizar", "intentoPago", "cuenta"]

test.each([
  ["an anonymous visitor typed", [], personal],
  ["the same account left", [["cuenta", '{"v":1,"savedAt":1,"data":"bruno@example.com"}']], personal],
  ["another account left", [["cuenta", '{"v":1,"savedAt":1,"data":"ana@example.com"}']], []],
  ["an unknown account left", [["cuenta", "{"]], []]
] as const)("of the data that %s, %j, there stays %j", (_what, cuenta, stays) => {
  const texts = new Map([...[...personal, ...others.slice(0, 2)].map((key) => [key, "…"] as const), ...cuenta])
  recogniseAccount("bruno@example.com", () => aLocalStorage(texts), aLocalStorage)
  expect([...texts.keys()].toSorted()).toEqual([...stays, ...others].toSorted())
  const kept = { v: 1, savedAt: expect.any(Number), data: "bruno@example.com" }
  expect(JSON.parse(texts.get("cuenta") ?? "")).toEqual(kept)
})

test("without storage nothing fails", () => {
  expect(() => forgetVisitor(blockedStorage, blockedStorage)).not.toThrow()
  expect(() => recogniseAccount("ana@example.com", blockedStorage, blockedStorage)).not.toThrow()
  expect(cartInSight(blockedStorage)).toBe(false)
})

test("a plan is in sight from its choice until it is bought or dropped", () => {
  const storage = aLocalStorage()
  const { checkout, run, search } = buyersPageOver(() => storage)
  const sees = () => cartInSight(() => storage)
  expect(sees()).toBe(false)
  run(search.save(aDraft))
  expect(sees()).toBe(false)
  run(checkout.saveCart(cartOf(platinumPlan)))
  expect(sees()).toBe(true)
  run(checkout.clear)
  expect(sees()).toBe(false)
})

test.each([
  ...["", "{", "null", "7", '{"data":null}'],
  ...['{"data":{"carrito":{}}}', '{"data":{"carrito":{"items":[]}}}', '{"data":{"carrito":{"items":null}}}']
])("no plan is in sight if the entry is «%s»", (text) =>
  expect(cartInSight(() => aLocalStorage(new Map([["busquedaCotizar", text]])))).toBe(false)
)
