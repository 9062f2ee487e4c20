import { expect, test } from "vitest"
import { allOn, readSwitches } from "./switches"

// OU-21
test("a row switches off by false alone, and gives one line as notice", () => {
  expect(readSwitches({ venta: false, aviso: " Hoy atendemos hasta las 18. " })).toEqual({
    ...allOn,
    sale: false,
    notice: "Hoy atendemos hasta las 18."
  })
  expect(readSwitches({ cupones: false, rastreadores: false })).toEqual({ ...allOn, coupons: false, trackers: false })
})

test.each([undefined, null, "", 7, [], {}, { venta: 0, cupones: "", rastreadores: null, aviso: {} }])(
  "%j switches nothing off",
  (row) => expect(readSwitches(row)).toEqual(allOn)
)

test.each(["", "  ", "a".repeat(201), "nul\u0000o", "\ud800"])("the notice %j is not shown", (aviso) =>
  expect(readSwitches({ aviso })).toEqual(allOn)
)
