import { describe, expect, test } from "vitest"
import { aCancellation, aCancellationDraft } from "../../../contracts/fixtures/notifications"
import {
  cancellationForm,
  isVoucherOf,
  purchaseDateProblem,
  readCancellation,
  shownVoucher,
  voucherInFull,
  voucherProblem
} from "./cancellation"

const today = "2026-12-20"
const argentine = { document: "dni", today } as const
const none = {
  name: undefined,
  document: undefined,
  purchaseDate: undefined,
  voucher: undefined,
  email: undefined,
  message: undefined
}

test.each([
  ["48201936", "9001", "48201936", true],
  ["9001", "9001", "", true],
  ["15", "9001", "R-15", true],
  ["1", "9001", "48201936", false],
  ["", "", "", false]
])("the voucher %s is of the order %s with the reservation «%s»: %s (OU-18)", (voucher, idSalesOrder, reserveId, is) =>
  expect(isVoucherOf(voucher)({ idSalesOrder, reserveId })).toBe(is)
)

test("an empty form has six problems", () => {
  expect(cancellationForm.problems(cancellationForm.empty, argentine)).toEqual({
    name: "tooShort",
    document: "required",
    purchaseDate: "required",
    voucher: "required",
    email: "required",
    message: "required"
  })
})

test("a full form has no problem; the document depends on the country", () => {
  expect(cancellationForm.problems(aCancellationDraft, argentine)).toEqual(none)
  const chilean = { document: "rut", today } as const
  expect(cancellationForm.problems(aCancellationDraft, chilean)).toEqual({ ...none, document: "invalid" })
  expect(cancellationForm.problems({ ...aCancellationDraft, document: "12.345.678-5" }, chilean)).toEqual(none)
})

test("each field has the rule of its kind", () => {
  const wrong = { name: "Al", document: "123456", purchaseDate: "21/12/2026", voucher: "A-B", email: "ana" }
  expect(cancellationForm.problems({ ...aCancellationDraft, ...wrong }, argentine)).toEqual({
    ...none,
    name: "tooShort",
    document: "invalid",
    purchaseDate: "future",
    voucher: "notDigits",
    email: "invalid"
  })
})

// WD-04
describe("the purchase date", () => {
  test.each([
    ["20/12/2026", undefined],
    ["20/12/26", undefined],
    [" 1/1/2020 ", undefined],
    ["", "required"],
    ["  ", "required"],
    ["21/12/2026", "future"],
    ["21/12/26", "future"],
    ["29/02/2025", "invalid"],
    ["ayer", "invalid"]
  ])("%j: %s", (typed, problem) => expect(purchaseDateProblem(typed, today)).toBe(problem))
})

describe("the voucher", () => {
  test.each([
    ["1", "1", ""],
    ["700123456", "700123456", ""],
    [" 700123456 ", "700123456", ""],
    ["0007", "0007", ""],
    ["R-15", "15", "R-15"],
    ["R-9001", "9001", "R-9001"],
    ["R-90a1", "901", "R-90a1"],
    ["12 345", "12345", "12 345"],
    ["12-345", "12345", "12-345"],
    ["1.000", "1000", "1.000"],
    ["-9001", "9001", "-9001"],
    ["Nº R-15", "15", "Nº R-15"],
    ["AR/2026/47", "202647", "AR/2026/47"],
    ["R-1\n  X\u202e", "1", "R-1 X"],
    // VA-09
    ["１２３", "123", ""],
    ["1２3", "123", ""],
    ["Ｒ－１５", "15", "Ｒ－１５"]
  ])("%j is valid: %s goes into the field, %j into the message", (typed, voucher, writtenVoucher) => {
    expect(voucherProblem(typed)).toBeUndefined()
    expect(shownVoucher(typed)).toBe(voucher)
    const sent = readCancellation({ ...aCancellationDraft, voucher: typed }, { kind: "service", document: "dni" })
    expect(sent).toMatchObject({ voucher, writtenVoucher })
    expect(voucherInFull(sent)).toBe(writtenVoucher === "" ? voucher : `${voucher} (${writtenVoucher})`)
  })

  test.each([
    ["", "required"],
    ["  ", "required"],
    ["ABC", "notDigits"],
    ["-", "notDigits"],
    ["٣٤٥", "notDigits"],
    ["Mi voucher es 9001, del 12/01/2026", "notDigits"],
    [`1${" -".repeat(50)}`, "notDigits"],
    ["9".repeat(41), "tooLong"]
  ])("%j: %s, and the text stays in the field", (typed, problem) => {
    expect(voucherProblem(typed)).toBe(problem)
    expect(shownVoucher(typed)).toBe(typed)
  })
})

test("the request is normalised: day, document, line ends, no invisible characters", () => {
  const typed = {
    ...aCancellationDraft,
    name: " Ana  Martínez",
    voucher: " 700123456 ",
    message: " Me cancelaron el viaje.\r\nNo lo voy\u0000 a usar.\u202e "
  }
  expect(readCancellation(typed, { kind: "withdrawal", document: "dni" })).toEqual(aCancellation())
  const chilean = { ...typed, document: "123456785" }
  expect(readCancellation(chilean, { kind: "annulment", document: "rut" })).toEqual(aCancellation("annulment"))
})
