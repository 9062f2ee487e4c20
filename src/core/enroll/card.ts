import type { CartItem } from "../cart/cart"
import type { CardForm } from "../channel/channel"
import type { Instalment } from "../quote/plan"
import type { Day } from "../trip/calendar"

/** The cards that are taken, by the provider's number (PY-02). */
export const cardTypes = [
  { id: 0, name: "Visa" },
  { id: 1, name: "Mastercard" },
  { id: 2, name: "Amex" }
] as const

/** Credit, or in Chile also debit (PY-03). */
export type CardMode = "credit" | "debit"

/** What stands in the card form, as it was typed. It lives in the form and in one request, and nowhere else (TR-14). */
export interface CardDraft {
  readonly mode: CardMode
  readonly holder: string
  readonly number: string
  readonly code: string
  /** `MM/AAAA` or `MM/AA`. */
  readonly expiry: string
  /** The id of a card type; empty as long as none is chosen. */
  readonly type: string
  /** The id of an instalment plan; empty as long as none is chosen. */
  readonly instalment: string
  readonly terms: boolean
}

/** The empty card form. */
export const emptyCard: CardDraft = {
  mode: "credit",
  holder: "",
  number: "",
  code: "",
  expiry: "",
  type: "",
  instalment: "",
  terms: false
}

/** The fields of the card form that do not hold, each with its one reason (PY-04, PY-05). */
export interface CardProblems {
  readonly holder?: "required" | undefined
  /** incompatible: not a number of the chosen type · unknownType: the type is none that is taken */
  readonly number?: "required" | "invalid" | "incompatible" | undefined
  readonly code?: "required" | "invalid" | undefined
  readonly expiry?: "required" | "invalid" | "past" | undefined
  readonly type?: "required" | "unknown" | undefined
  readonly instalment?: "required" | undefined
  readonly terms?: "required" | undefined
}

/** The digits of a card number without the separators that people type and paste. */
export const readCardNumber = (typed: string): string => typed.replace(/[\s.\-\u2010-\u2013]/g, "")

/** Visa: 13 or 16 digits from 4 · Mastercard: 16 from 51–55 or 2221–2720 · Amex: 15 from 34 or 37 (PY-05). */
const forms: Readonly<Record<string, RegExp>> = {
  0: /^4(?:\d{12}|\d{15})$/,
  1: /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  2: /^3[47]\d{13}$/
}

/** What the first digits tell of the type, before the number is whole. */
const beginnings: ReadonlyArray<readonly [id: string, form: RegExp]> = [
  ["0", /^4/],
  ["1", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["2", /^3[47]/]
]

/** The id of the card type that a number begins like; undefined for any other. */
export const cardTypeOf = (typed: string): string | undefined => {
  const digits = readCardNumber(typed)
  return beginnings.find(([, form]) => form.test(digits))?.[0]
}

/** Whether the last digit is the one that the others ask for (Luhn). A number without it may still be taken: it is only asked about (PY-20). */
export const isLuhn = (typed: string): boolean => {
  const digits = readCardNumber(typed)
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d+$/.test(digits) && sum % 10 === 0
}

const numberProblem = (typed: string, type: string | undefined): CardProblems["number"] => {
  const digits = readCardNumber(typed)
  if (digits === "") return "required"
  if (!/^\d{12,19}$/.test(digits)) return type === undefined || type === "" ? "invalid" : "incompatible"
  const form = type === undefined ? undefined : forms[type]
  return form && !form.test(digits) ? "incompatible" : undefined
}

const codeProblem = (typed: string, type: string | undefined): CardProblems["code"] => {
  const code = typed.trim()
  if (code === "") return "required"
  return /^\d{3}$/.test(code) || (type === "2" && /^\d{4}$/.test(code)) ? undefined : "invalid"
}

/** Month and year of a typed expiry, `MM` and `YYYY`; undefined if it is none. */
export const readExpiry = (typed: string): { readonly month: string; readonly year: string } | undefined => {
  const found = /^\s*(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(\d{2}|20\d{2})\s*$/.exec(typed)
  if (!found?.[1] || !found[2]) return undefined
  return { month: found[1].padStart(2, "0"), year: found[2].length === 2 ? `20${found[2]}` : found[2] }
}

const expiryProblem = (typed: string, today: Day): CardProblems["expiry"] => {
  if (typed.trim() === "") return "required"
  const read = readExpiry(typed)
  if (!read) return "invalid"
  return `${read.year}-${read.month}` < today.slice(0, 7) ? "past" : undefined
}

/** What the card form is held against; today is a day by the buyer's calendar. */
export interface CardRules {
  readonly form: CardForm
  readonly today: Day
}

/**
 * Every rule of the card form at once: code and expiry where the channel asks for them, type and instalments in credit mode (PY-02, PY-03). A card
 * is good through the last day of its month (PY-09), and an Amex may have a code of four digits (PY-08).
 */
export const cardProblems = (draft: CardDraft, { form, today }: CardRules): CardProblems => {
  const credit = draft.mode === "credit"
  const type = credit ? draft.type : undefined
  const isKnown = cardTypes.some(({ id }) => String(id) === draft.type)
  return {
    holder: draft.holder.trim() === "" ? "required" : undefined,
    number: numberProblem(draft.number, type),
    type: !credit || isKnown ? undefined : draft.type === "" ? "required" : "unknown",
    instalment: credit && draft.instalment === "" ? "required" : undefined,
    code: form.secrets ? codeProblem(draft.code, type ?? cardTypeOf(draft.number)) : undefined,
    expiry: form.secrets ? expiryProblem(draft.expiry, today) : undefined,
    terms: draft.terms ? undefined : "required"
  }
}

/** The instalment plans of an item for a card type, fewest first; all of them where none is for a card that is known (PY-12). */
export const instalmentsFor = ({ instalments }: Pick<CartItem, "instalments">, type: string) => {
  const isKnown = ({ paymentMethod }: Instalment) => cardTypes.some(({ id }) => id === paymentMethod)
  const offered = instalments.some(isKnown)
    ? instalments.filter(({ paymentMethod }) => String(paymentMethod) === type)
    : instalments
  return offered.toSorted((a, b) => a.count - b.count)
}

/** The plan of a payment by debit: one instalment, else the fewest; undefined where there is none at all (PY-03). */
export const debitInstalment = ({ instalments }: Pick<CartItem, "instalments">): Instalment | undefined =>
  instalments.toSorted((a, b) => a.count - b.count)[0]

/** A card as it is sent, once. */
export interface Card {
  readonly holder: string
  /** Digits. */
  readonly number: string
  /** Empty where the channel does not ask for it, as the month and the year. */
  readonly code: string
  readonly month: string
  readonly year: string
}

/** The card of a draft without problems. */
export const readCard = (draft: CardDraft, { secrets }: CardForm): Card => {
  const { month = "", year = "" } = (secrets && readExpiry(draft.expiry)) || {}
  return {
    holder: draft.holder.trim().replace(/\s+/g, " "),
    number: readCardNumber(draft.number),
    code: secrets ? draft.code.trim() : "",
    month,
    year
  }
}
