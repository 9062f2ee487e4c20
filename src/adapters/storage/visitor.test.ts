import { expect, test, vi } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { platinumPlan } from "../../../contracts/fixtures/plans"
import { buyersPageOver } from "../../../contracts/fixtures/receipt"
import { aDraft } from "../../../contracts/fixtures/searches"
import { cartOf } from "../../core/cart/cart"
import { cartInSight, forgetPersonal, forgetVisitor, recogniseAccount } from "./visitor"

const key = "busquedaCotizar"
const ofBruno = (storage: () => Storage) => recogniseAccount("bruno@example.com", storage, storage)

test("what names a person is erased; the search and a payment with unknown outcome are not", () => {
  const personal = ["pasajeros", "viajeros", "resultadoCompra", "datosPersonales", "cuenta", "canal"]
  const texts = new Map([...personal, key, "intentoPago"].map((one) => [one, "x"]))
  forgetPersonal(() => aLocalStorage(texts))
  expect([...texts.keys()]).toEqual([key, "intentoPago"])
})

test("a leaving visitor's search without a plan in its cart is erased", () => {
  const texts = new Map([[key, '{"v":1,"data":{"carrito":{"items":[]}}}']])
  forgetVisitor(() => aLocalStorage(texts))
  expect(texts.size).toBe(0)
})

test("a leaving visitor's kept card is erased, with what opens offline; another account's coming erases neither (OU-offline-card)", () => {
  const forget = vi.fn(async () => true)
  vi.stubGlobal("caches", { delete: forget })
  const texts = new Map([["tarjetaAsistencia", "x"]]).set("cuenta", '{"data":"ana@example.com"}')
  ofBruno(() => aLocalStorage(texts))
  expect(texts.has("tarjetaAsistencia")).toBe(true)
  expect(forget).not.toHaveBeenCalled()
  forgetVisitor(() => aLocalStorage(texts))
  expect(texts.has("tarjetaAsistencia")).toBe(false)
  expect(forget).toHaveBeenCalledExactlyOnceWith("tarjeta")
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
  for (const leave of [forgetVisitor, ofBruno]) {
    const texts = new Map([[key, JSON.stringify(kept)]]).set("cuenta", '{"data":"ana@example.com"}')
    leave(() => aLocalStorage(texts))
    expect(JSON.parse(texts.get(key) ?? "")).toEqual({
      ...kept,
      data: search({ telefono: "", email: "", suscribir: false })
    })
  }
})

test("an unsent quote and a purchase on its way to a form are erased, also beside a plan in the cart", () => {
  const local = aLocalStorage(new Map([[key, '{"v":1,"data":{"carrito":{"items":[{"Id":1}]}}}']]))
  const tab = new Map(["cotizacionEmpezada", "compraElegida"].map((one) => [one, "x"]))
  forgetVisitor(
    () => local,
    () => aLocalStorage(tab)
  )
  expect(tab.size).toBe(0)
})

const typed = ["pasajeros", "resultadoCompra", "datosPersonales"]
const others = [key, "intentoPago", "cuenta"]

test.each([
  ["an anonymous visitor typed", [], typed],
  ["the same account left", [["cuenta", '{"v":1,"savedAt":1,"data":"bruno@example.com"}']], typed],
  ["another account left", [["cuenta", '{"v":1,"savedAt":1,"data":"ana@example.com"}']], []],
  ["an unknown account left", [["cuenta", "{"]], []]
] as const)("of the data that %s, %j, there stays %j", (_what, cuenta, stays) => {
  const texts = new Map([...[...typed, ...others.slice(0, 2)].map((one) => [one, "…"] as const), ...cuenta])
  ofBruno(() => aLocalStorage(texts))
  expect([...texts.keys()].toSorted()).toEqual([...stays, ...others].toSorted())
  const kept = { v: 1, savedAt: expect.any(Number), data: "bruno@example.com" }
  expect(JSON.parse(texts.get("cuenta") ?? "")).toEqual(kept)
})

test("a plan is in sight from its choice until it is bought or dropped", () => {
  const storage = aLocalStorage()
  const { purchase, run, search } = buyersPageOver(() => storage)
  const sees = () => cartInSight(() => storage)
  expect(sees()).toBe(false)
  run(search.save(aDraft))
  expect(sees()).toBe(false)
  run(purchase.saveCart(cartOf(platinumPlan)))
  expect(sees()).toBe(true)
  run(purchase.clear)
  expect(sees()).toBe(false)
})

test.each([
  ...["", "{", "null", "7", '{"data":null}'],
  ...["{}", '{"items":[]}', '{"items":null}'].map((cart) => `{"data":{"carrito":${cart}}}`)
])("no plan is in sight if the search is «%s»", (text) =>
  expect(cartInSight(() => aLocalStorage(new Map([[key, text]])))).toBe(false)
)

test("without storage nothing fails, and no plan is in sight", () => {
  for (const act of [forgetVisitor, ofBruno]) expect(() => act(blockedStorage)).not.toThrow()
  expect(cartInSight(blockedStorage)).toBe(false)
})

test("a leaving visitor's purchase goes from the disk too; an open payment and the end of one stay (TR-15)", () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal("indexedDB", { deleteDatabase })
  forgetVisitor(() => aLocalStorage())
  const erased = deleteDatabase.mock.calls.map(([key]) => key)
  expect(erased).toContain("resultadoCompra")
  for (const key of ["intentoPago", "compraTerminada"]) expect(erased).not.toContain(key)
})
