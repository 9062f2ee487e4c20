import { formOf } from "../form/form"
import type { DocumentKind } from "../person/document"
import { documentField, emailField, nameField } from "../person/fields"
import { holdsCardNumber, inPlainSigns, withoutMarks } from "../person/typed"
import { type Day, daysBetween } from "../trip/calendar"
import { readNearDay } from "../trip/tidyDates"
import { readText, textField } from "./contact"

/** The reason: regret, end of the service, or annulment of the coverage (WD-01). */
export type CancellationKind = "withdrawal" | "service" | "annulment"

/**
 * The purchase date is required, real and not after today (WD-04). `today` is the day in UTC: in
 * Argentina and Chile that is the visitor's day or the next one, so a purchase of today is never in
 * the future.
 */
export const purchaseDateProblem = (typed: string, today: Day) => {
  if (withoutMarks(typed).trim() === "") return "required"
  const day = readNearDay(typed)
  if (day === undefined) return "invalid"
  return daysBetween(today, day) > 0 ? "future" : undefined
}

/** Far above any real voucher number, and still short enough for a line of a mail. */
const longestVoucher = 40

/** Limits in characters and words. A sentence has more of both, and may contain other numbers. */
const longestWritten = 80
const mostWords = 2

const digitsOfOthers = /(?!\d)\p{Nd}/u

/**
 * The digits of a voucher such as `R-15` or `12 345`, also in wide ones (VA-09). Empty if the text
 * may be more than a number.
 */
const digitsOf = (typed: string): string => {
  const written = inPlainSigns(typed).trim()
  const words = written.match(/\p{L}+/gu) ?? []
  const isNumber = written.length <= longestWritten && words.length <= mostWords && !digitsOfOthers.test(written)
  return isNumber ? written.replace(/\D/g, "") : ""
}

/**
 * The digits of the voucher for its field. A text without a clear number stays, so that its error
 * message makes sense (WD-05).
 */
export const shownVoucher = (typed: string): string => digitsOf(typed) || typed

/**
 * A voucher is required, and its digits must be distinguishable from other text (WD-05). `card`: a
 * card number (VA-08).
 */
export const voucherProblem = (typed: string) => {
  if (withoutMarks(typed).trim() === "") return "required"
  const { length } = digitsOf(typed)
  if (length === 0) return "notDigits"
  if (length > longestVoucher) return "tooLong"
  return holdsCardNumber(typed) ? "card" : undefined
}

/** The voucher as typed, in one line, if it has more than digits. Otherwise empty. */
const writtenVoucherOf = (typed: string): string => {
  const written = readText(withoutMarks(typed)).replace(/\s+/g, " ")
  return inPlainSigns(written) === shownVoucher(typed) ? "" : written
}

/** The cancellation form, with the date as `DD/MM/AAAA` and the voucher with all its characters (WD-03). */
export const cancellationForm = formOf({
  name: nameField,
  document: documentField,
  purchaseDate: {
    empty: "",
    problem: (typed: string, { today }: { readonly today: Day }) => purchaseDateProblem(typed, today),
    read: (typed: string): Day => readNearDay(typed) ?? ""
  },
  voucher: { empty: "", problem: voucherProblem, read: shownVoucher },
  email: emailField,
  message: textField
})

export type CancellationDraft = typeof cancellationForm.empty

/** A valid cancellation (WD-06). The document in its format: `28456712` or `12.345.678-5`. */
export interface Cancellation extends ReturnType<typeof cancellationForm.read> {
  readonly kind: CancellationKind
  readonly writtenVoucher: string
}

export const readCancellation = (
  draft: CancellationDraft,
  by: { readonly kind: CancellationKind; readonly document: DocumentKind }
): Cancellation => ({
  ...cancellationForm.read(draft, by),
  kind: by.kind,
  writtenVoucher: writtenVoucherOf(draft.voucher)
})

/** Whether a voucher's digits are those of an order, or of its reservation. */
export const isVoucherOf =
  (voucher: string) =>
  (order: { readonly idSalesOrder: string; readonly reserveId: string }): boolean =>
    voucher !== "" && [order.reserveId, order.idSalesOrder].some((number) => shownVoucher(number) === voucher)

/** The voucher number for people: its digits, and the typed form if it has more, as `15 (R-15)`. */
export const voucherInFull = ({ voucher, writtenVoucher }: Pick<Cancellation, "voucher" | "writtenVoucher">): string =>
  writtenVoucher === "" ? voucher : `${voucher} (${writtenVoucher})`
