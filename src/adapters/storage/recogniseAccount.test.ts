import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { recogniseAccount } from "./visitor"

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
  expect(() => recogniseAccount("ana@example.com", blockedStorage, blockedStorage)).not.toThrow()
})
