import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { documentProblem, rutCheckDigit, showDocument } from "./document"
import { documentReading } from "./readings"

describe("seven or eight digits", () => {
  test.each(["1234567", "28456712", "28.456.712", " 28 456 712 ", "01234567"])("%j is valid", (typed) =>
    expect(documentProblem(typed, "dni")).toBeUndefined()
  )

  test.each([
    ["", "required"],
    [" ", "required"],
    ["-", "required"],
    ["123456", "invalid"],
    ["123456789", "invalid"],
    ["1e7", "invalid"],
    ["2845671K", "invalid"],
    ["٢٨٤٥٦٧١٢", "invalid"]
  ])("%j: %s", (typed, problem) => expect(documentProblem(typed, "dni")).toBe(problem))

  test("have no other reading", () => expect(documentReading("123456", "dni")).toBeUndefined())

  test("are shown without separators", () => expect(showDocument(" 28.456.712 ", "dni")).toBe("28456712"))
})

describe("a RUT", () => {
  test.each([
    "12.345.678-5",
    "123456785",
    "12.345.678‑5",
    "12.345.678.5",
    "12.345.6785",
    "12345.678-5",
    "12-345-678-5",
    "123.4560",
    "1.000.005-k",
    "01000005K",
    "999.999-k",
    "123.456-0",
    "0.123.456-0",
    "1-9"
  ])("%j is valid", (typed) => expect(documentProblem(typed, "rut")).toBeUndefined())

  test.each([
    ["", "required"],
    ["123.456.785", "invalid"],
    ["1234560", "invalid"],
    ["01234560", "invalid"],
    ["19", "invalid"],
    ["12.345.678-K", "invalid"],
    ["123.456.789-2", "invalid"],
    ["k", "invalid"],
    ["12345678k5", "invalid"],
    ["0000000-0", "invalid"],
    ["001.000.005-K", "invalid"]
  ])("%j: %s", (typed, problem) => expect(documentProblem(typed, "rut")).toBe(problem))

  test("is shown with points and dash; an invalid one stays as typed", () => {
    expect(showDocument("123456785", "rut")).toBe("12.345.678-5")
    expect(showDocument("1000005k", "rut")).toBe("1.000.005-K")
    expect(showDocument("12345678", "rut")).toBe("12345678")
    expect(showDocument("0123456-0", "rut")).toBe("123.456-0")
  })

  const ruts = fc.integer({ min: 1_000_000, max: 99_999_999 }).map((digits) => `${digits}${rutCheckDigit(`${digits}`)}`)

  test("is valid by its check digit in every spelling, and formatting it twice changes nothing", () => {
    fc.assert(
      fc.property(ruts, (rut) => {
        expect(documentProblem(rut, "rut")).toBeUndefined()
        const shown = showDocument(rut.toLowerCase(), "rut")
        expect(documentProblem(shown, "rut")).toBeUndefined()
        expect(showDocument(shown, "rut")).toBe(shown)
        expect(shown.replace(/[.-]/g, "")).toBe(rut)
      })
    )
  })

  test("below a million is sure of its check digit only beside a dash", () => {
    expect(documentReading("1234560", "rut")).toBe("123.456-0")
    expect(documentProblem("123.456-0", "rut")).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 999_999 }), (digits) => {
        const check = rutCheckDigit(`${digits}`)
        fc.pre(check !== "K")
        expect(documentProblem(`${digits}${check}`, "rut")).toBe("invalid")
        expect(documentProblem(`${digits}-${check}`, "rut")).toBeUndefined()
        const reading = documentReading(`${digits}${check}`, "rut") ?? ""
        expect(documentProblem(reading, "rut")).toBeUndefined()
        expect(reading.replace(/[.-]/g, "")).toBe(`${digits}${check}`)
      })
    )
  })

  test.each(["12.345.607", "4.567.803", "12.345.678-4", "1234561", "", "12.345.678-5", "123456785"])(
    "%j has no other reading",
    (typed) => expect(documentReading(typed, "rut")).toBeUndefined()
  )

  test("without its check digit is no other one's RUT, however it is grouped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.constantFrom(".", " "), (digits, point) => {
        const grouped = `${digits}`.replace(/\B(?=(\d{3})+$)/g, point)
        expect(documentProblem(grouped, "rut")).toBe("invalid")
      })
    )
  })

  test("becomes invalid if any digit changes, the check digit included", () => {
    fc.assert(
      fc.property(ruts, fc.nat(8), fc.constantFrom(..."0123456789K"), (rut, at, digit) => {
        const place = at % rut.length
        fc.pre(rut[place] !== digit)
        const changed = rut.slice(0, place) + digit + rut.slice(place + 1)
        expect(documentProblem(changed, "rut")).toBe("invalid")
      })
    )
  })
})
