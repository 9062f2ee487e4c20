import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { documentProblem, isDoubtful, rutCheckDigit, showDocument } from "./document"
import { documentReading } from "./readings"

describe("seven or eight digits", () => {
  test.each([
    "1234567",
    "28456712",
    "28.456.712",
    " 28 456 712 ",
    "01234567",
    "28,456,712",
    "28.456.712.",
    "28—456—712",
    "28.456.712\n",
    "２８４５６７１２"
  ])("%j is valid", (typed) => expect(documentProblem(typed, "dni")).toBeUndefined())

  test.each([
    ["", "required"],
    [" ", "required"],
    ["-", "required"],
    ["123456", "invalid"],
    ["123456789", "invalid"],
    ["1e7", "invalid"],
    ["2845671K", "invalid"],
    ["DNI 28.456.712", "invalid"],
    ["20-28456711-1", "invalid"],
    ["4242—4242—4242—4242", "card"],
    ["٢٨٤٥٦٧١٢", "invalid"]
  ])("%j: %s", (typed, problem) => expect(documentProblem(typed, "dni")).toBe(problem))

  // VA-10
  test.each([
    ["20-28456711-1", "28456711"],
    ["27284567124", "28456712"],
    ["CUIL 20.28456711.1", "28456711"],
    ["20—28456711—1", "28456711"],
    ["20-28456711-3", "28456711"],
    ["20-04567123-3", "4567123"],
    ["DNI 28.456.712", "28456712"],
    ["D.N.I. N° 28456712", "28456712"],
    ["dni: 28456712", "28456712"],
    ["Documento nro. 28.456.712", "28456712"],
    ["F28456712", "28456712"],
    ["M 4.567.123", "4567123"],
    ["028456712", "28456712"],
    ["00.28.456.712", "28456712"],
    ["28·456·712", "28456712"],
    ["DNI 28'456'712;", "28456712"],
    ["20·28456711·1", "28456711"],
    ["28.456.712 (Ana)", "28456712"],
    ["28.456.712 Ana Paz", "28456712"],
    ["28.456.712, Ana", "28456712"],
    ["Ana: 28.456.712", "28456712"],
    ["Ana Paz - DNI 28.456.712", "28456712"],
    ["DNI de Ana: 28456712 (titular).", "28456712"],
    ["28456712.0", "28456712"],
    ["28456712,00", "28456712"],
    ["DNI 4567123.0", "4567123"],
    ["CUIL 20.28456711.0", "28456711"]
  ])("%j is offered as %s", (typed, meant) => {
    expect(documentReading(typed, "dni")).toBe(meant)
    expect(documentProblem(meant, "dni")).toBeUndefined()
  })

  test.each([
    "123456",
    "28456712",
    "30-28456712-9",
    "20-00000000-1",
    "28456711-20-1",
    "A28456712",
    "2845671K",
    "DNI",
    "DNI 123456",
    "000123456",
    "000000000",
    "28·456·71K",
    "AB 1234567",
    "Ana28456712",
    "28456712Ana",
    "28.456.712 Ana 30.111.222",
    "Ana, 34 años, 28456712",
    "28456712.5",
    "284567120.0"
  ])("%j has no other reading", (typed) => expect(documentReading(typed, "dni")).toBeUndefined())

  test.each([
    ["28.456.71", true],
    ["28 456 7", false],
    ["28.456.7,", false],
    ["128.456.7", true],
    [" 2845671.0 ", true],
    ["28 456 71.", true],
    ["00000000", true],
    ["00.000.012", true],
    ["28.456.712", false],
    ["4.567.123", false],
    ["01234567", false],
    ["28 45 67 12", false],
    ["28456712", false],
    ["28.456.7123", false],
    ["", false]
  ])("%j may lack a digit, or be nobody's: %j", (typed, doubt) => expect(isDoubtful(typed, "dni")).toBe(doubt))

  test("are shown without separators", () => expect(showDocument(" 28.456.712 ", "dni")).toBe("28456712"))
})

describe("a RUT", () => {
  test.each([
    "12.345.678-5",
    "123456785",
    "12.345.678‑5",
    "12.345.678—5",
    "12.345.678-5.",
    "12.345.678-5\t",
    "12,345,678-5",
    "12345678/5",
    "12,345,6785",
    "12.345.678.5",
    "12.345.6785",
    "12345.678-5",
    "12-345-678-5",
    "123.4560",
    "1.000.005-k",
    "1.000.005-\u043a",
    "1.000.005-\u039a",
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
    ["1.234.567.", "invalid"],
    ["12,345,607", "invalid"],
    ["12.345.678-", "invalid"],
    ["RUN 12.345.678-5", "invalid"],
    ["001.000.005-K", "invalid"]
  ])("%j: %s", (typed, problem) => expect(documentProblem(typed, "rut")).toBe(problem))

  test("is shown with points and dash; an invalid one stays as typed", () => {
    expect(showDocument("123456785", "rut")).toBe("12.345.678-5")
    expect(showDocument("1000005k", "rut")).toBe("1.000.005-K")
    expect(showDocument("1000005\u041a", "rut")).toBe("1.000.005-K")
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

  // VA-10
  test.each([
    "RUN 12.345.678-5",
    "RUT: 12.345.678-5",
    "R.U.N. 12345678-5",
    "rut123456785",
    "C.I. 12.345.678-5.",
    "0012345678-5",
    "00.12.345.678-5",
    "RUT 0012345678-5",
    "12·345·678-5",
    "12·345·678·5",
    "12.345.678-5 (Ana)",
    "Ana Paz, RUT 12.345.678-5",
    "Ana: 123456785"
  ])("%j is offered as 12.345.678-5", (typed) => expect(documentReading(typed, "rut")).toBe("12.345.678-5"))

  test("loses the zeros of a list before a smaller one too", () =>
    expect(documentReading("001.000.005-K", "rut")).toBe("1.000.005-K"))

  test.each([
    "RUN 12.345.678-4",
    "DNI 12.345.607",
    "RUT 1234560",
    "12.345.607",
    "4.567.803",
    "12.345.678-4",
    "0012345678-4",
    "12·345·607",
    "12.345.678-4 (Ana)",
    "12.345.607 Ana",
    "12345607.0",
    "1234561",
    "",
    "12.345.678-5",
    "123456785"
  ])("%j has no other reading", (typed) => expect(documentReading(typed, "rut")).toBeUndefined())

  test("without its check digit is no other one's RUT, however it is grouped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.constantFrom(".", " ", ","), (digits, point) => {
        const grouped = `${digits}`.replace(/\B(?=(\d{3})+$)/g, point)
        expect(documentProblem(grouped, "rut")).toBe("invalid")
      })
    )
  })

  test("is never in doubt: its check digit tells", () => expect(isDoubtful("1.000.005-K", "rut")).toBe(false))

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
