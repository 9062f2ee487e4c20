import { holdsCardNumber } from "../person/cardNumber"
import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem, readEmail } from "../person/reach"
import { withoutMarks } from "../person/withoutMarks"
import { type Day, daysBetween } from "../trip/calendar"
import { readNearDay } from "../trip/tidyDates"
import { readText, type TextProblem, textProblem } from "./text"

/**
 * The reason for a cancellation: regret, end of the service, or annulment of the coverage (WD-01).
 */
export type CancellationKind = "withdrawal" | "service" | "annulment"

/**
 * The cancellation form as typed, with the date as `DD/MM/AAAA` and the voucher with all its
 * characters (WD-03).
 */
export interface CancellationDraft {
  readonly name: string
  readonly document: string
  readonly purchaseDate: string
  readonly voucher: string
  readonly email: string
  readonly message: string
}

/** The empty cancellation form. */
export const emptyCancellation: CancellationDraft = {
  name: "",
  document: "",
  purchaseDate: "",
  voucher: "",
  email: "",
  message: ""
}

/**
 * A valid cancellation, ready to send (WD-06). The document is in the country's format: `28456712`
 * or `12.345.678-5`.
 */
export interface Cancellation {
  readonly kind: CancellationKind
  readonly name: string
  readonly document: string
  readonly purchaseDate: Day
  readonly voucher: string
  /** The voucher as typed, in one line, if it has more than digits. Otherwise empty. */
  readonly writtenVoucher: string
  readonly email: string
  readonly message: string
}

/** The problem of the purchase date. */
export type PurchaseDateProblem = "required" | "invalid" | "future"

/** The problem of the voucher number. `card`: a card number (VA-08). */
export type VoucherProblem = "required" | "notDigits" | "tooLong" | "card"

/** The invalid fields of a cancellation form, one reason each (WD-03). */
export interface CancellationProblems {
  readonly name?: NameProblem | undefined
  readonly document?: DocumentProblem | undefined
  readonly purchaseDate?: PurchaseDateProblem | undefined
  readonly voucher?: VoucherProblem | undefined
  readonly email?: EmailProblem | undefined
  readonly message?: TextProblem | undefined
}

/**
 * The purchase date is required, real and not after today (WD-04). `today` is the day in UTC: in
 * Argentina and Chile that is the visitor's day or the next one, so a purchase of today is never in
 * the future.
 */
export const purchaseDateProblem = (typed: string, today: Day): PurchaseDateProblem | undefined => {
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
 * The digits of a voucher such as `R-15` or `12 345`. Empty if the text may be more than a number.
 */
const digitsOf = (typed: string): string => {
  const written = withoutMarks(typed).trim()
  const words = written.match(/\p{L}+/gu) ?? []
  const isNumber = written.length <= longestWritten && words.length <= mostWords && !digitsOfOthers.test(written)
  return isNumber ? written.replace(/\D/g, "") : ""
}

/**
 * The digits of the voucher for its field. A text without a clear number stays, so that its error
 * message makes sense (WD-13).
 */
export const shownVoucher = (typed: string): string => digitsOf(typed) || typed

/** A voucher is required, and its digits must be distinguishable from other text (WD-05). */
export const voucherProblem = (typed: string): VoucherProblem | undefined => {
  if (withoutMarks(typed).trim() === "") return "required"
  const { length } = digitsOf(typed)
  if (length === 0) return "notDigits"
  if (length > longestVoucher) return "tooLong"
  return holdsCardNumber(typed) ? "card" : undefined
}

const readVoucher = (typed: string): Pick<Cancellation, "voucher" | "writtenVoucher"> => {
  const voucher = shownVoucher(typed)
  const written = readText(withoutMarks(typed)).replace(/\s+/g, " ")
  return { voucher, writtenVoucher: written === voucher ? "" : written }
}

/** Checks every field of a cancellation form (WD-03). */
export const cancellationProblems = (
  draft: CancellationDraft,
  by: { readonly document: DocumentKind; readonly today: Day }
): CancellationProblems => ({
  name: nameProblem(draft.name),
  document: documentProblem(draft.document, by.document),
  purchaseDate: purchaseDateProblem(draft.purchaseDate, by.today),
  voucher: voucherProblem(draft.voucher),
  email: emailProblem(draft.email),
  message: textProblem(draft.message)
})

/** Reads a draft without problems. */
export const readCancellation = (
  draft: CancellationDraft,
  by: { readonly kind: CancellationKind; readonly document: DocumentKind }
): Cancellation => ({
  kind: by.kind,
  name: readName(draft.name),
  document: showDocument(draft.document, by.document),
  purchaseDate: readNearDay(draft.purchaseDate) ?? "",
  ...readVoucher(draft.voucher),
  email: readEmail(draft.email),
  message: readText(draft.message)
})
