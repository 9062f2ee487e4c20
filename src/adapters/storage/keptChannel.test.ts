import { expect, test, vi } from "vitest"
import { aFullStorage, aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { keepChannel, keepLastPath } from "./keptChannel"

const key = "busquedaCotizar"
const sealed = (data: unknown) => JSON.stringify({ v: 1, savedAt: 0, data })
const search = JSON.stringify({ v: 1, savedAt: Date.now(), data: "x" })

const visit = (code: string, texts: Map<string, string>) => {
  keepChannel(code, () => aLocalStorage(texts))
  return texts
}

// CH-02
test("the channel's code is stored in an envelope", () => {
  const texts = visit("MARCA", new Map())
  expect(JSON.parse(texts.get("canal") ?? "")).toEqual({ v: 1, savedAt: expect.any(Number), data: "MARCA" })
})

test("a search of the same channel stays, with the time of its stay, and so does one without a stored channel", () => {
  const channel = ["canal", sealed("MARCA")] as const
  const texts = visit("MARCA", new Map([channel, [key, search]]))
  expect([texts.get(key), texts.get("canal")]).toEqual([search, channel[1]])
  expect(visit("MARCA", new Map([[key, search]])).get(key)).toBe(search)
})

test.each([2e14, "hoy", undefined])("a stay that began %j begins anew", (savedAt) => {
  const canal = JSON.stringify({ v: 1, savedAt, data: "MARCA" })
  expect(JSON.parse(visit("MARCA", new Map([["canal", canal]])).get("canal") ?? "").savedAt).toBeLessThan(1e14)
})

test.each([sealed("OTRA"), sealed(7), "{", "null", "MARCA"])("a search beside channel %j is erased", (canal) => {
  const texts = visit(
    "MARCA",
    new Map([
      ["canal", canal],
      [key, search],
      ["other", "y"]
    ])
  )
  expect(texts.has(key)).toBe(false)
  expect(texts.get("other")).toBe("y")
  expect(texts.get("canal")).toContain('"MARCA"')
})

test("another channel finds no entry of the first; the visitor's own choice stays", () => {
  const ofOneChannel = ["busquedaCotizar", "ultimaPagina", "pasajeros", "resultadoCompra", "datosPersonales", "cuenta"]
  const longer = ["intentoPago", "eventosPendientes", "tarjetaAsistencia", "viajeros"]
  const keys = [...ofOneChannel, ...longer, "preferenciasCookies"]
  const fresh = JSON.stringify({ v: 1, savedAt: Date.now(), data: "x" })
  const texts = visit("MARCA", new Map(keys.map((key) => [key, fresh])))
  expect([...texts.keys()]).toEqual([...keys, "canal"])
  expect([...visit("OTRA", texts).keys()]).toEqual(["preferenciasCookies", "canal"])
})

test.each(["{", "null", '{"v":1,"savedAt":"hoy"}'])("a personal entry that reads «%s» is erased on any page", (text) =>
  expect(visit("MARCA", new Map([["pasajeros", text]])).has("pasajeros")).toBe(false)
)

test.each(
  Object.entries({
    ...{
      busquedaCotizar: 30,
      pasajeros: 1,
      viajeros: 365,
      resultadoCompra: 1,
      compraTerminada: 30,
      datosPersonales: 1
    },
    ...{ cuenta: 1, eventosPendientes: 1, ultimaPagina: 1 }
  })
)("the entry %s is erased after %i days (ST-05, TR-15)", (key, days) => {
  const limit = days * 24 * 60 * 60 * 1000
  const stays = (age: number) =>
    visit("MARCA", new Map([[key, JSON.stringify({ v: 1, savedAt: Date.now() - age, data: "x" })]])).has(key)
  expect([stays(limit - 60_000), stays(limit + 60_000)]).toEqual([true, false])
})

test("a payment of unknown result outlasts a day, and an unreadable one does not (TR-12)", () => {
  const month = JSON.stringify({ v: 2, savedAt: Date.now() - 30 * 24 * 60 * 60 * 1000, data: [] })
  expect(visit("MARCA", new Map([["intentoPago", month]])).has("intentoPago")).toBe(true)
  expect(visit("MARCA", new Map([["intentoPago", "{"]])).has("intentoPago")).toBe(false)
})

test("the last path is stored in an envelope", () => {
  const texts = new Map<string, string>()
  for (const path of ["/faqs", "/contacto"]) keepLastPath(path, () => aLocalStorage(texts))
  expect(JSON.parse(texts.get("ultimaPagina") ?? "")).toEqual({
    v: 1,
    savedAt: expect.any(Number),
    data: "/contacto"
  })
})

test("without storage nothing fails", () => {
  for (const storage of [blockedStorage, () => aFullStorage()]) {
    keepChannel("MARCA", storage)
    keepLastPath("/faqs", storage)
  }
})

test("the copies on disk go with another channel or their age, not because localStorage forgot its own (TR-12)", () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal("indexedDB", { deleteDatabase })
  const erased = (code: string, texts: Map<string, string>) => {
    deleteDatabase.mockClear()
    visit(code, texts)
    return deleteDatabase.mock.calls.map(([key]) => key)
  }
  const ofMarca = () => new Map([["canal", sealed("MARCA")]])
  expect(erased("MARCA", ofMarca())).toEqual([])
  expect(erased("MARCA", ofMarca().set("intentoPago", "{"))).toEqual([])
  expect(erased("MARCA", ofMarca().set("resultadoCompra", sealed("x")))).toEqual(["resultadoCompra"])
  expect(erased("OTRA", ofMarca())).toEqual(expect.arrayContaining(["intentoPago", "resultadoCompra"]))
})
