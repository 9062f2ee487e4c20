import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { phoneProblem } from "../core/person/reach"
import { phoneReading } from "../core/person/readings"
import { channel as argentine } from "./b2c/channel"
import { channel as chilean } from "./b2cchile/channel"

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length })

// VA-10
describe("a phone of Argentina", () => {
  const read = (typed: string) => phoneReading(typed, argentine.phoneForms)

  test.each([
    ["011 5555-0143", "1155550143"],
    ["(011) 15-5555-0143", "1155550143"],
    ["011—5555—0143", "1155550143"],
    ["０１１ ５５５５ ０１４３", "1155550143"],
    ["+54 9 11 15 5555 0143", "1155550143"],
    ["‪0‬11 5555-0143", "1155550143"],
    ["0351 155 550143", "3515550143"],
    ["0351 15 555 0143", "3515550143"],
    ["02966 15 412345", "2966412345"],
    ["0221 15 151 5151", "2211515151"],
    ["01115000000", "1115000000"],
    ["15 5555-0143", "1155550143"],
    ["+54 9 15 5555-0143", "1155550143"],
    ["015 5555 0143", "1155550143"],
    ["tel:+5491155550143", "1155550143"],
    ["Tel. 11 5555-0143", "1155550143"],
    ["https://wa.me/5491155550143", "1155550143"],
    ["https://api.whatsapp.com/send?phone=5491155550143&text=Hola", "1155550143"],
    ["11 5555 0143 (Ana)", "1155550143"]
  ])("%j is offered as %s", (typed, ten) => expect(read(typed)).toBe(ten))

  test.each([
    "",
    "11 5555 0143",
    "+54 9 11 5555 0143",
    "5555 0143",
    "15 5555",
    "11 5555 014a",
    "+1 212 555 0143",
    "11 16 5555 0143",
    "111 5555 0143 0143",
    "tel:+1 212 555 0143",
    "11 5555 0143 int. 23",
    "11 5555 0143 o 11 5555 0146"
  ])("%j has no other reading", (typed) => expect(read(typed)).toBeUndefined())

  test("is read back from all the ways to write it", () => {
    const area = fc.oneof(fc.constant("11"), fc.stringMatching(/^[23]\d{2,3}$/))
    const spelled = fc.record({
      before: fc.constantFrom("", "54", "0054", "+54 ", "54 9", "+54 9 ", "9"),
      trunk: fc.constantFrom("", "0"),
      mobile: fc.constantFrom("", "15", " 15-")
    })
    fc.assert(
      fc.property(area, digits(8), spelled, (area, all, { before, mobile, trunk }) => {
        const local = all.slice(0, 10 - area.length)
        const typed = `${before}${trunk}${area}${mobile}${local}`
        fc.pre(phoneProblem(typed) !== undefined)
        expect(read(typed)).toBe(`${area}${local}`)
      })
    )
  })
})

// VA-10
describe("a phone of Chile", () => {
  const read = (typed: string) => phoneReading(typed, chilean.phoneForms)

  test.each([
    "+56 9 5555 0143",
    "+56955550143",
    "56 9 5555 0143",
    "0056 9 5555 0143",
    "9 5555 0143",
    "955550143",
    "(9) 5555-0143",
    "Cel: 9 5555 0143",
    "wa.me/56955550143"
  ])("%j is offered as 0955550143", (typed) => expect(read(typed)).toBe("0955550143"))

  test("on a fixed line too", () => expect(read("2 2555 0143")).toBe("0225550143"))

  test.each(["09 5555 0143", "+56 09 5555 0143", "5555 0143", "95555 01433", "9 5555 014x", ""])(
    "%j has no other reading",
    (typed) => expect(read(typed)).toBeUndefined()
  )
})

test("what is offered is a phone", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 +-()5914") }), (typed) => {
      for (const { phoneForms } of [argentine, chilean]) {
        const ten = phoneReading(typed, phoneForms)
        if (ten !== undefined) expect(phoneProblem(ten)).toBeUndefined()
      }
    })
  )
})
