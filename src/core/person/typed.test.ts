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
import { withoutMarks } from "./typed"
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
