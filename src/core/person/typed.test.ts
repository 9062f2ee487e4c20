import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readCoupon } from "../cart/coupon"
import { cardProblems, emptyCard, readCard } from "../enroll/card"
import { shownVoucher, voucherProblem } from "../service/cancellation"
import { readSwitches } from "../switches/switches"
import { readDay } from "../trip/readDay"
import { datesProblem, readAge } from "../trip/search"
import { readNearDay } from "../trip/tidyDates"
import { documentProblem, plainDocument, showDocument } from "./document"
import { lineProblem, nameProblem, readName } from "./name"
import { emailProblem, phoneProblem, readEmail, readPhone } from "./reach"
import { holdsCardNumber, isLuhn, withoutMarks } from "./typed"
import { withoutCardNumbers } from "./withoutCardNumbers"

/** As contacts, chats, PDFs and word processors add them. */
const marks = [
  ..."\u00ad\u034f\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufe0e\ufe0f\ufeff\u{e0101}"
]

const marked = (text: string, mark: string) => `${mark}${text.slice(0, 2)}${mark}${text.slice(2)}${mark}`
const card = { ...emptyCard, holder: "ANA PAZ", number: "4242424242424242", type: "0", expiry: "12/2030", code: "123" }
const form = { modes: ["credit"], secrets: true } as const

// VA-09
describe.each(marks)("the mark %j", (mark) => {
  const pasted = (text: string) => marked(text, mark)

  test.each([
    ["phone", phoneProblem, "+54 9 11 5555-0143"],
    ["e-mail", emailProblem, "ana@example.com"],
    ["document", (typed: string) => documentProblem(typed, "dni"), "28.456.712"],
    ["RUT", (typed: string) => documentProblem(typed, "rut"), "12.345.678-5"],
    ["name", nameProblem, "Ana María"],
    ["address", lineProblem, "Av. Corrientes 1234"],
    ["voucher", voucherProblem, "R-15"]
  ] as const)("is no fault of a %s", (_field, problem, typed) => {
    expect(problem(pasted(typed))).toBeUndefined()
    expect(problem(mark)).toBe(problem(""))
  })

  test("is in nothing that the portal reads", () => {
    expect(readPhone(pasted("11 5555 0143"))).toBe("1155550143")
    expect(readEmail(pasted(" ana@example.com "))).toBe("ana@example.com")
    expect(showDocument(pasted("28456712"), "dni")).toBe("28456712")
    expect(plainDocument(pasted("012.345"))).toBe("12345")
    expect(readName(pasted("Ana María"))).toBe("Ana María")
    expect(shownVoucher(pasted("R-15"))).toBe("15")
    expect(readCoupon(pasted("VIAJE10"))).toEqual({ is: "code", code: "VIAJE10" })
    expect(readCoupon(mark)).toEqual({ is: "blank" })
    expect(readAge(pasted("34"))).toBe(34)
    expect(readDay(pasted("14/03/1992"))).toBe("1992-03-14")
    expect(readNearDay(pasted("27/11/26"))).toBe("2026-11-27")
    expect(datesProblem(pasted("10/01/2027"), pasted("25/01/2027"), "2026-12-20")).toBeUndefined()
    expect(readSwitches({ aviso: pasted("Hoy no vendemos") }).notice).toBe("Hoy no vendemos")
  })

  test("is in no card that the portal sends", () => {
    const { expiry, holder, number, code } = card
    const typed = {
      ...card,
      holder: pasted(holder),
      number: pasted(number),
      expiry: pasted(expiry),
      code: `${mark}${code}`
    }
    const problems = cardProblems(typed, { form, today: "2026-12-20" })
    expect(Object.values({ ...problems, terms: undefined, instalment: undefined }).filter(Boolean)).toEqual([])
    expect(readCard(typed, form)).toEqual(readCard(card, form))
  })

  test("is not stored with a form", () => {
    expect(withoutCardNumbers({ main: { name: pasted("Ana ") } })).toEqual({ main: { name: "Ana " } })
  })
})

describe("what a person writes stays", () => {
  test.each(["Ana", "علی‌رضا", "क्‍ष", "O'Neill", "¿Qué?", "a\u0301", "م‌ن", " \t"])("%j", (text) =>
    expect(withoutMarks(text)).toBe(text)
  )

  test.each([
    ["\u200c علی\u200c رضا\u200d", " علی رضا"],
    ["An\u200ca", "Ana"],
    ["2\u2212 3", "2- 3"]
  ])("%j is %j", (text, seen) => expect(withoutMarks(text)).toBe(seen))

  test("and looking twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...marks, "a", "ر", "\u2212", " ") }), (text) => {
        expect(withoutMarks(withoutMarks(text))).toBe(withoutMarks(text))
      })
    )
  })
})

// VA-08
describe("a card number in another field", () => {
  test.each([
    "4242 4242 4242 4242",
    "4242\u20114242\u20104242\u20134242",
    "4242—4242—4242―4242",
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
    const started = process.cpuUsage()
    holdsCardNumber("1 ".repeat(20_000))
    holdsCardNumber(`${"1".repeat(11)}${" ".repeat(200_000)}`)
    expect(process.cpuUsage(started).user).toBeLessThan(250_000)
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
