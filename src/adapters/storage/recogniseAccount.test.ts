import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { recogniseAccount } from "./visitor"

const aBrowser = (kept: Readonly<Record<string, string>>) => {
  const storage = aLocalStorage()
  for (const [key, text] of Object.entries(kept)) storage.setItem(key, text)
  return storage
}

const personal = ["pasajeros", "resultadoCompra", "datosPersonales"]
const left = Object.fromEntries(personal.map((key) => [key, "…"]))

const keptAfter = (cuenta: string | undefined) => {
  const storage = aBrowser({ ...left, busquedaCotizar: "…", intentoPago: "…", ...(cuenta && { cuenta }) })
  recogniseAccount("bruno@example.com", () => storage, aLocalStorage)
  expect(JSON.parse(storage.getItem("cuenta") ?? "")).toEqual({
    v: 1,
    savedAt: expect.any(Number),
    data: "bruno@example.com"
  })
  expect([storage.getItem("busquedaCotizar"), storage.getItem("intentoPago")]).toEqual(["…", "…"])
  return personal.filter((key) => storage.getItem(key) !== null)
}

test.each([
  ["an anonymous visitor typed", undefined, personal],
  ["the same account left", '{"v":1,"savedAt":1,"data":"bruno@example.com"}', personal],
  ["another account left", '{"v":1,"savedAt":1,"data":"ana@example.com"}', []],
  ["an unknown account left", "{", []]
])("of the data that %s, %j, there stays %j", (_what, cuenta, stays) => {
  expect(keptAfter(cuenta)).toEqual(stays)
})

test("without storage nothing fails", () => {
  expect(() => recogniseAccount("ana@example.com", blockedStorage, blockedStorage)).not.toThrow()
})
