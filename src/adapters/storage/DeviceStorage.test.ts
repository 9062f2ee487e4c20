import { expect, test, vi } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { keptKeys, lasting } from "../../core/device/kept"
import { DeviceStorage } from "./DeviceStorage"

const now = 1_800_000_000_000
const sealed = (age: number) => JSON.stringify({ v: 1, savedAt: now - age, data: "ana@example.com" })

/** A browser with these entries; `session` is the tab's own. */
const aDevice = (local: Readonly<Record<string, string>>, session: Readonly<Record<string, string>> = {}) => {
  vi.useFakeTimers({ now })
  const [texts, ofTab] = [new Map(Object.entries(local)), new Map(Object.entries(session))]
  const device = DeviceStorage(
    () => aLocalStorage(texts),
    () => aLocalStorage(ofTab)
  )
  return { ...device, left: () => [...texts.keys(), ...ofTab.keys()] }
}

test("only the portal's entries are listed, only with their age", () => {
  const { list } = aDevice(
    { pasajeros: sealed(180_000), canal: "MARCA", cuenta: sealed(-5), _cltk: "x", bannerCerrado: sealed(1) },
    { bannerCerrado: sealed(60_000), pasajeros: sealed(1) }
  )
  expect(list()).toEqual([
    { key: "pasajeros", age: 180_000 },
    { key: "cuenta", age: 0 },
    { key: "canal", age: undefined },
    { key: "bannerCerrado", age: 60_000 }
  ])
})

// ST-05
test("the copy has every entry's content, without the wrapper", () => {
  const { copy } = aDevice(
    { pasajeros: sealed(0), canal: "MARCA", cuenta: '{"data":[1],"savedAt":1e300}', _cltk: "x" },
    { bannerCerrado: '{"v":1,"savedAt":0,"data":true}' }
  )
  expect(copy()).toEqual([
    { key: "pasajeros", savedAt: "2027-01-15T08:00:00.000Z", content: "ana@example.com" },
    { key: "cuenta", savedAt: null, content: [1] },
    { key: "canal", savedAt: null, content: "MARCA" },
    { key: "bannerCerrado", savedAt: "1970-01-01T00:00:00.000Z", content: true }
  ])
  expect(DeviceStorage(blockedStorage, blockedStorage).copy()).toEqual([])
})

const everything = () => {
  const on = (isTab: boolean) => keptKeys.filter((key) => (lasting[key] === "tab") === isTab)
  const texts = (keys: ReadonlyArray<string>) => Object.fromEntries(keys.map((key) => [key, sealed(1)]))
  return aDevice({ ...texts(on(false)), other: "x" }, texts(on(true)))
}

test("erasing covers browser and tab, and returns the keys", () => {
  const { erase, left, list } = everything()
  expect(erase([])).toEqual(keptKeys)
  expect([list(), left(), erase([])]).toEqual([[], ["other"], []])
})

test("a payment with unknown outcome can be excepted", () => {
  const { erase, left } = everything()
  expect(erase(["intentoPago"])).toEqual(keptKeys.filter((key) => key !== "intentoPago"))
  expect(left()).toEqual(["intentoPago", "other"])
})

test("a browser without storage has no list; one with only sessionStorage has that part", () => {
  expect(DeviceStorage(blockedStorage, blockedStorage).list()).toBeUndefined()
  expect(DeviceStorage(blockedStorage, blockedStorage).erase([])).toEqual([])
  const ofTab = () => aLocalStorage(new Map([["compraExterna", "{"]]))
  expect(DeviceStorage(blockedStorage, ofTab).list()).toEqual([{ key: "compraExterna", age: undefined }])
})

test("erasing covers what a killed browser forgot here and has on disk, except what is excepted", () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal("indexedDB", { deleteDatabase })
  aDevice({}).erase(["intentoPago"])
  const erased = deleteDatabase.mock.calls.map(([key]) => key)
  expect([erased.includes("resultadoCompra"), erased.includes("intentoPago")]).toEqual([true, false])
})
