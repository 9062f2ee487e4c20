import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { phoneProblem } from "./reach"
import { holdsCardNumber, isLuhn, withoutMarks } from "./typed"
import { withoutCardNumbers } from "./withoutCardNumbers"

// VA-08
describe("a card number in another field", () => {
  test.each([
    "4242 4242 4242 4242",
    "4242\u20114242\u20104242\u20134242",
    "4242\u00a04242\u20074242\t4242",
    "4242\u200b4242\u00ad4242\u20604242",
    "４２４２ ４２４２ ４２４２ ４２４２",
    "Mi tarjeta es 4242 4242 4242 4242, gracias",
    "4242424242424242@example.com",
    "4242 4242 4242 4242 12/28 123",
    "4242 4242 4242 4242 123",
    "1 4242 4242 4242 4242",
    "Corrientes 1234 4242424242424242",
    "3782 822463 10005 1234",
    "+4242424242424242",
    "uno\n4242 4242 4242 4242\ndos"
  ])("%j is one", (typed) => expect(holdsCardNumber(typed)).toBe(true))

  test.each([
    "",
    "Av. Corrientes 1234, piso 5, 1043 CABA",
    "4242",
    "4242 4242 424",
    "4242 4242 4242 4243",
    "28456712",
    "12.345.678-5",
    "+54 9 11 5555 0146",
    "+598 9123 4563",
    "Llamame al +54 9 11 5555-0146 por la tarde",
    "Del 01/02/2027 al 15/02/2027, vuelo 1234",
    "42424242 es mi documento\n42424242 el de Ana",
    "a4b2c4d2e4f2g4h2i4j2k4l2",
    "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢"
  ])("%j is none", (typed) => expect(holdsCardNumber(typed)).toBe(false))

  const digits = (least: number, most: number) =>
    fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most })
  const separator = fc.string({ unit: fc.constantFrom(" ", "-", ".", "\u00a0", "\u2011", "\u200b"), maxLength: 3 })
  const around = fc.string({ unit: fc.constantFrom("a", "ñ", ",", "/", "(", "\n"), maxLength: 5 })

  const completed = (start: string) => `${start}${[..."0123456789"].find((last) => isLuhn(start + last)) ?? ""}`

  test("is found by its check digit, whatever separates and surrounds the digits", () => {
    fc.assert(
      fc.property(digits(11, 30), separator, around, around, (start, between, before, after) => {
        const number = [...completed(start)].join(between)
        expect(holdsCardNumber(before + number + after)).toBe(true)
      })
    )
  })

  test("has twelve digits: fewer are none in any spelling", () => {
    fc.assert(
      fc.property(digits(0, 11), separator, (few, between) => {
        expect(holdsCardNumber([...few].join(between))).toBe(false)
      })
    )
  })

  test("no valid phone is one", () => {
    fc.assert(
      fc.property(fc.constantFrom("", "+54", "+54 9 ", "+56 "), digits(10, 10), (prefix, number) => {
        fc.pre(phoneProblem(prefix + number) === undefined)
        expect(holdsCardNumber(prefix + number)).toBe(false)
      })
    )
  })

  test("a long text without one takes no time", () => {
    const started = performance.now()
    holdsCardNumber("1 ".repeat(20_000))
    holdsCardNumber(`${"1".repeat(11)}${" ".repeat(200_000)}`)
    expect(performance.now() - started).toBeLessThan(250)
  })

  test("leaves a form before it is stored; everything else stays as typed", () => {
    const form = { main: { name: "Ana", address: "4242 4242 4242 4242" }, others: [{ name: "4242424242424242" }] }
    expect(withoutCardNumbers(form)).toEqual({ main: { name: "Ana", address: "" }, others: [{ name: "" }] })
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!holdsCardNumber(text) && withoutMarks(text) === text)
        expect(withoutCardNumbers(value)).toEqual(value)
      })
    )
    expect(withoutCardNumbers(undefined)).toBeUndefined()
  })
})
