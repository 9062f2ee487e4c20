import { describe, expect, test } from "vitest"
import { looksAt, missingIn } from "../texts/audit"
import { patternOf } from "../texts/said"
import { specifiedTexts } from "../texts/specified"

const look = { story: "a", channel: "b", texts: [{ text: "Error", where: "Payment, PY-17" }] }

describe("a specified text", () => {
  test.each([
    ["Error", "Error", true],
    ["Error", "Error de red", false],
    ["Error", "error", false],
    ["…6 meses…", "Durante 6 meses.", true],
    ["SELECCIONAR {plan}", "SELECCIONAR GOLD", true],
    ["SELECCIONAR {plan}", "SELECCIONAR", false],
    ["¿Qué? (2)", "¿Qué? (2)", true],
    ["PREMIUM +", "PREMIUM", false]
  ])("%s is in %s: %s", (specified, said, is) => expect(patternOf(specified).test(said)).toBe(is))

  test("is reported with its place if no story shows it", () => {
    expect(missingIn(look, ["Ocurrió un error", "Error"])).toEqual([])
    expect(missingIn(look, ["Errores"])).toEqual(["“Error” (Payment, PY-17) is not shown by a in b"])
  })
})

test("has one look for each story in each of its channels", () => {
  const looks = looksAt(specifiedTexts).map(({ channel, story }) => `${channel} ${story}`)
  expect(new Set(looks).size).toBe(looks.length)
})
