import { expect, test } from "vitest"
import { faultsIn, lasting, reading, saysAmountFirst } from "../screen-reader/transcript"

const after = (act: string, ...said: ReadonlyArray<string>) => lasting([{ act, said }])

// The walk through the portal needs Orca; how it judges what it hears does not.
test.each([
  ["a control without a name", "Tab", ["botón de pulsación."]],
  ["another language", "Tab", ["Close botón de pulsación."]],
  ["a line said twice", "Return", ["Email es requerido.", "Buscando", "Email es requerido."]]
] as const)("what is heard must not have %s", (_, act, said) => {
  expect(faultsIn(after(act, ...said))).toHaveLength(1)
  expect(faultsIn(after("Tab", "COTIZAR botón de pulsación."))).toEqual([])
})

test("a page that is read may repeat a line and passes with names before its controls", () => {
  expect(faultsIn(after(reading, "Total", "COMPRAR", "botón de pulsación.", "COMPRAR", "enlace", "Total"))).toEqual([])
})

test("the payment must say an amount before the button that pays", () => {
  expect(saysAmountFirst(after(reading, "Total: $ 1.200", "COMPLETAR PAGO"))).toBe(true)
  expect(saysAmountFirst(after(reading, "COMPLETAR PAGO", "Total: $ 1.200"))).toBe(false)
  expect(saysAmountFirst(after(reading, "COMPLETAR PAGO"))).toBe(false)
})
