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

test("without storage nothing fails", () => {
  expect(() => forgetVisitor(blockedStorage, blockedStorage)).not.toThrow()
})
