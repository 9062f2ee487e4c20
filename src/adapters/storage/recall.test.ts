import { beforeEach, describe, expect, test, vi } from "vitest"
import { aLocalStorage } from "../../../contracts/fixtures/localStorage"
import { aDay } from "../../core/trip/calendar"
import { browserStorage } from "./browserStorage"
import { recall } from "./recall"

beforeEach(() => void vi.useFakeTimers({ now: 9 }))

const at = (savedAt: number, data: unknown = ["x"]) => JSON.stringify({ v: 1, savedAt, data })

/** What a document finds after a start with these texts in localStorage and on the disk. */
const foundOf = (here: Readonly<Record<string, string>>, onDisk: Parameters<typeof recall>[1]) => {
  const texts = new Map(Object.entries(here))
  const store = browserStorage(() => aLocalStorage(texts))
  recall(store, onDisk)
  return Object.fromEntries(texts)
}

// TR-12
describe("of two records of payments", () => {
  test.each<readonly [string, string | undefined, string | undefined, string | undefined]>([
    ["the one on disk is brought back if localStorage has none", undefined, at(5), at(5)],
    ["the later one counts: that on disk", at(4), at(5), at(5)],
    ["the later one counts: that of localStorage, where the disk refused", at(6), at(5), at(6)],
    ["the one in localStorage stays, if the disk has none", at(4), undefined, at(4)],
    ["the readable one counts", "{", at(5), at(5)],
    ["none is left, if all were settled since", at(4), at(5, []), undefined]
  ])("%s", (_, here, onDisk, found) => {
    const entry = (text: string | undefined): Record<string, string> => (text ? { intentoPago: text } : {})
    expect(foundOf(entry(here), entry(onDisk))).toEqual(entry(found))
  })
})

// ST-02
test("a purchase whose day is over stays forgotten, and its cart goes all the same", () => {
  vi.setSystemTime(aDay + 6)
  expect(foundOf({ pasajeros: at(4) }, { resultadoCompra: at(5) })).toEqual({})
})

// SU-03, TR-12
describe.each(["resultadoCompra", "compraTerminada"])("%s that was forgotten", (key) => {
  const old = { busquedaCotizar: at(3), pasajeros: at(4), viajeros: at(2) }

  test("erases the cart and the passengers of before once more", () =>
    expect(foundOf(old, { [key]: at(5) })).toEqual({ viajeros: at(2), [key]: at(5) }))

  test("leaves those that came after it", () => {
    const next = { busquedaCotizar: at(6), pasajeros: at(7) }
    expect(foundOf(next, { [key]: at(5) })).toEqual({ ...next, [key]: at(5) })
  })

  test("is none if localStorage has it: a clock that was set back erases no new cart", () => {
    const here = { ...old, [key]: at(5) }
    expect(foundOf(here, { [key]: at(5) })).toEqual(here)
  })
})
