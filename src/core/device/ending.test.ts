import { describe, expect, test } from "vitest"
import { endingOf, spanOf } from "./ending"
import { type Kept, keptKeys } from "./kept"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe("a stored entry expires", () => {
  test.each<readonly [Kept, unknown]>([
    [{ key: "pasajeros", age: 0 }, day],
    [{ key: "pasajeros", age: day - 1 }, 1],
    [{ key: "pasajeros", age: day }, "over"],
    [{ key: "busquedaCotizar", age: 29 * day }, day],
    [{ key: "preferenciasCookies", age: day }, 181 * day],
    [{ key: "cuenta", age: undefined }, "over"],
    [{ key: "intentoPago", age: day }, "end"],
    [{ key: "canal", age: 90 * day }, "renewed"],
    [{ key: "bannerCerrado", age: day }, "tab"]
  ])("%j: %s", (kept, ending) => expect(endingOf(kept)).toBe(ending))

  // ST-05
  test("personal data after a day, a search after thirty, a payment in doubt at the start", () => {
    const endings = keptKeys.map((key) => [key, endingOf({ key, age: 0 })])
    expect(Object.fromEntries(endings)).toMatchObject({
      busquedaCotizar: 30 * day,
      cuenta: day,
      datosPersonales: day,
      intentoPago: "end",
      pasajeros: day,
      resultadoCompra: day
    })
  })
})

test.each([
  [0, 0, "minute"],
  [minute - 1, 0, "minute"],
  [3 * minute, 3, "minute"],
  [hour - 1, 59, "minute"],
  [hour, 1, "hour"],
  [day, 24, "hour"],
  [2 * day - 1, 47, "hour"],
  [2 * day, 2, "day"],
  [182 * day, 182, "day"]
])("%i ms are %i of a %s", (ms, count, unit) => expect(spanOf(ms)).toEqual({ count, unit }))
