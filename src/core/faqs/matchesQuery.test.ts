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
