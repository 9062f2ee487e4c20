import { type DocumentKind, type DocumentProblem, documentProblem, showDocument } from "../person/document"
import { type NameProblem, nameProblem, readName } from "../person/name"
import { type EmailProblem, emailProblem } from "../person/reach"
import { type Day, daysBetween } from "../trip/calendar"
import { readNearDay } from "../trip/tidyDates"
import { readText, type TextProblem, textProblem } from "./text"

/** How a buyer takes a purchase back: regret, end of the service, or annulment of the coverage (WD-01). */
export type CancellationKind = "withdrawal" | "service" | "annulment"

/** What was put into a cancellation form, as it was typed; the date as `DD/MM/AAAA`, the voucher whole (WD-03). */
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

/** A purchase that its buyer takes back (WD-06). */
export interface Cancellation {
  readonly kind: CancellationKind
  readonly name: string
  /** As it is written: `28456712`, `12.345.678-5`. */
  readonly document: string
  readonly purchaseDate: Day
  /** Digits. */
  readonly voucher: string
  /** The whole of it, in one line, where it was written with more than digits; empty otherwise. */
  readonly writtenVoucher: string
  readonly email: string
  readonly message: string
}

/** Why a purchase date does not hold. */
export type PurchaseDateProblem = "required" | "invalid" | "future"

/** Why a voucher number does not hold. */
export type VoucherProblem = "required" | "notDigits" | "tooLong"

/** The fields of a cancellation form that do not hold, each with its one reason (WD-03). */
export interface CancellationProblems {
  readonly name?: NameProblem | undefined
  readonly document?: DocumentProblem | undefined
  readonly purchaseDate?: PurchaseDateProblem | undefined
  readonly voucher?: VoucherProblem | undefined
  readonly email?: EmailProblem | undefined
  readonly message?: TextProblem | undefined
}

/**
 * Required, a real day, not after today (WD-04). Today is the day in UTC, as for every date: in Argentina and Chile it
 * is the visitor's day or the next one, so that nobody who bought today is told that today is in the future.
 */
export const purchaseDateProblem = (typed: string, today: Day): PurchaseDateProblem | undefined => {
  if (typed.trim() === "") return "required"
  const day = readNearDay(typed)
  if (day === undefined) return "invalid"
  return daysBetween(today, day) > 0 ? "future" : undefined
}

/** The most digits that a voucher number may have: far more than any has, and still a line of a mail. */
const longestVoucher = 40

/** The most characters that it may be written with, and the most words: a sentence has more, and other numbers in it. */
const longestWritten = 80
const mostWords = 2

const digitsOfOthers = /(?!\d)\p{Nd}/u

/** The digits of a voucher as it is written, such as `R-15` or `12 345`; empty if they are not sure to be its number. */
const digitsOf = (written: string): string => {
  const words = written.match(/\p{L}+/gu) ?? []
  const isNumber = written.length <= longestWritten && words.length <= mostWords && !digitsOfOthers.test(written)
  return isNumber ? written.replace(/\D/g, "") : ""
}

/** What the field of the voucher shows of what was put into it: its digits, else all of it, so that its message can be told (WD-13). */
export const shownVoucher = (typed: string): string => digitsOf(typed.trim()) || typed

/** Required, with digits that can be told from what else is written (WD-05). */
export const voucherProblem = (typed: string): VoucherProblem | undefined => {
  if (typed.trim() === "") return "required"
  const { length } = digitsOf(typed.trim())
  if (length === 0) return "notDigits"
  return length > longestVoucher ? "tooLong" : undefined
}

const readVoucher = (typed: string): Pick<Cancellation, "voucher" | "writtenVoucher"> => {
  const voucher = shownVoucher(typed)
  const written = readText(typed).replace(/\s+/g, " ")
  return { voucher, writtenVoucher: written === voucher ? "" : written }
}

/** Every field rule of a cancellation form at once (WD-03). */
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

/** What is sent of a draft without problems. */
export const readCancellation = (
  draft: CancellationDraft,
  by: { readonly kind: CancellationKind; readonly document: DocumentKind }
): Cancellation => ({
  kind: by.kind,
  name: readName(draft.name),
  document: showDocument(draft.document, by.document),
  purchaseDate: readNearDay(draft.purchaseDate) ?? "",
  ...readVoucher(draft.voucher),
  email: draft.email.trim(),
  message: readText(draft.message)
})
