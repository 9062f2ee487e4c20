import { expect, test } from "vitest"
import { entryFor, provincesOf, usualType } from "./choices"

const list = [
  { id: "1", name: "DNI" },
  { id: "2", name: "Pasaporte" },
  { id: "3", name: "Córdoba" }
]

// PA-06, PA-07
test.each([
  ["2", "2"],
  ["cordoba", "3"],
  ["", undefined],
  ["Olivos", undefined]
])("%j is the entry %j, by its id or its name however it is spelt", (wanted, id) => {
  expect(entryFor(list, wanted)?.id).toBe(id)
})

// PA-05
test("the usual type of document is the channel's, or the only one", () => {
  expect(usualType(list, "dni")?.id).toBe("1")
  expect(usualType(list, "rut")).toBeUndefined()
  expect(usualType(list.slice(1, 2), "rut")?.id).toBe("2")
})

// PA-06
test("a country without provinces is its own", () => {
  expect(provincesOf("Mónaco", [])).toEqual([{ id: "0", name: "Mónaco" }])
  expect(provincesOf("Mónaco", list)).toBe(list)
})
