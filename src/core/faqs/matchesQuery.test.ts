import fc from "fast-check"
import { expect, test } from "vitest"
import { matchesQuery } from "./matchesQuery"

const text = "¿Cuánto cubre la pérdida de equipaje? USD 60 por kilo, hasta USD 1.200."

test.each([
  ["equipaje", true],
  ["EQUIPAJE", true],
  ["equipajes", true],
  ["perdida", true],
  ["pérdida equipaje", true],
  ["equipaje cuanto", true],
  ["¿equipaje?", true],
  ["1.200", true],
  ["  ", true],
  ["", true],
  ["¿?", true],
  ["mascota", false],
  ["equipaje mascota", false]
])("«%s»: %s", (query, found) => expect(matchesQuery(text, query)).toBe(found))

test("a text matches itself, any of its words and an empty query", () => {
  const word = fc.stringMatching(/^[a-záéíóúñü]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const whole = words.join(" ")
      return matchesQuery(whole, whole.toUpperCase()) && words.every((one) => matchesQuery(whole, one))
    })
  )
})
