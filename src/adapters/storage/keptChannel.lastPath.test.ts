import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { keepLastPath } from "./keptChannel"

test("the last path is stored in an envelope", () => {
  const storage = aLocalStorage()
  keepLastPath("/faqs", () => storage)
  keepLastPath("/contacto", () => storage)
  expect(JSON.parse(storage.getItem("ultimaPagina") ?? "")).toEqual({
    v: 1,
    savedAt: expect.any(Number),
    data: "/contacto"
  })
})

test("without storage nothing fails", () => {
  expect(() => keepLastPath("/faqs", blockedStorage)).not.toThrow()
})
