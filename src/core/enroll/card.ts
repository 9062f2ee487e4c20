import type { CartItem } from "../cart/cart"
import type { CardForm } from "../channel/channel"
import { holdsCardNumber, readCardNumber } from "../person/cardNumber"
import { withoutMarks } from "../person/withoutMarks"
import type { Instalment } from "../quote/plan"
import type { Day } from "../trip/calendar"

/** The accepted cards, with the provider's ids (PY-02). */
export const cardTypes = [
  { id: 0, name: "Visa" },
  { id: 1, name: "Mastercard" },
  { id: 2, name: "Amex" }
] as const

/** Only Chile also offers debit (PY-03). */
export type CardMode = "credit" | "debit"

/**
 * The card form as typed, its expiry as `MM/AAAA` or `MM/AA`. It lives in the form and in one
 * request, never in storage (TR-14).
 */
export interface CardDraft {
  readonly mode: CardMode
  readonly holder: string
  readonly number: string
  readonly code: string
  readonly expiry: string
  readonly type: string
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

/** The invalid fields of the card form, one reason each (PY-04, PY-05). */
export interface CardProblems {
  readonly holder?: "required" | "card" | undefined
  readonly number?: "required" | "invalid" | "incompatible" | undefined
  readonly code?: "required" | "invalid" | undefined
  readonly expiry?: "required" | "invalid" | "past" | undefined
  readonly type?: "required" | "unknown" | undefined
  readonly instalment?: "required" | undefined
  readonly terms?: "required" | undefined
}

/**
 * Visa: 13 or 16 digits from 4. Mastercard: 16 from 51–55 or 2221–2720. Amex: 15 from 34 or 37
 * (PY-05).
 */
const forms: Readonly<Record<string, RegExp>> = {
  0: /^4(?:\d{12}|\d{15})$/,
  1: /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  2: /^3[47]\d{13}$/
}

const beginnings: ReadonlyArray<readonly [id: string, form: RegExp]> = [
  ["0", /^4/],
  ["1", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["2", /^3[47]/]
]

/** The card type that the first digits suggest. Undefined for any other number. */
export const cardTypeOf = (typed: string): string | undefined => {
  const digits = readCardNumber(typed)
  return beginnings.find(([, form]) => form.test(digits))?.[0]
}

/** A card number as the holder's name would be sold as one (VA-08). */
const holderProblem = (typed: string): CardProblems["holder"] => {
  if (withoutMarks(typed).trim() === "") return "required"
  return holdsCardNumber(typed) ? "card" : undefined
}

const numberProblem = (typed: string, type: string | undefined): CardProblems["number"] => {
  const digits = readCardNumber(typed)
  if (digits === "") return "required"
  if (!/^\d{12,19}$/.test(digits)) return type === undefined || type === "" ? "invalid" : "incompatible"
  const form = type === undefined ? undefined : forms[type]
  return form && !form.test(digits) ? "incompatible" : undefined
}

const codeProblem = (typed: string, type: string | undefined): CardProblems["code"] => {
  const code = withoutMarks(typed).trim()
  if (code === "") return "required"
  return /^\d{3}$/.test(code) || (type === "2" && /^\d{4}$/.test(code)) ? undefined : "invalid"
}

/** Reads a typed expiry as `MM` and `YYYY`. Undefined if it is not one. */
export const readExpiry = (typed: string): { readonly month: string; readonly year: string } | undefined => {
  const found = /^\s*(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(\d{2}|20\d{2})\s*$/.exec(withoutMarks(typed))
  if (!found?.[1] || !found[2]) return undefined
  return { month: found[1].padStart(2, "0"), year: found[2].length === 2 ? `20${found[2]}` : found[2] }
}

const expiryProblem = (typed: string, today: Day): CardProblems["expiry"] => {
  if (withoutMarks(typed).trim() === "") return "required"
  const read = readExpiry(typed)
  if (!read) return "invalid"
  return `${read.year}-${read.month}` < today.slice(0, 7) ? "past" : undefined
}

/** The last four digits of a complete number, by which its owner knows the card. */
export const lastDigits = ({ mode, number, type }: Pick<CardDraft, "mode" | "number" | "type">): string | undefined =>
  numberProblem(number, mode === "credit" ? type : undefined) === undefined
    ? readCardNumber(number).slice(-4)
    : undefined

/** The input of the card rules. `today` is a day by the buyer's calendar. */
export interface CardRules {
  readonly form: CardForm
  readonly today: Day
}

/**
 * Checks the card form: code and expiry if the channel asks for them, type and instalments only in
 * credit (PY-02, PY-03). A card is valid through the last day of its month (PY-09). An Amex code
 * may have four digits (PY-08).
 */
export const cardProblems = (draft: CardDraft, { form, today }: CardRules): CardProblems => {
  const credit = draft.mode === "credit"
  const type = credit ? draft.type : undefined
  const isKnown = cardTypes.some(({ id }) => String(id) === draft.type)
  return {
    holder: holderProblem(draft.holder),
    number: numberProblem(draft.number, type),
    type: !credit || isKnown ? undefined : draft.type === "" ? "required" : "unknown",
    instalment: credit && draft.instalment === "" ? "required" : undefined,
    code: form.secrets ? codeProblem(draft.code, type ?? cardTypeOf(draft.number)) : undefined,
    expiry: form.secrets ? expiryProblem(draft.expiry, today) : undefined,
    terms: draft.terms ? undefined : "required"
  }
}

/**
 * The instalment plans for a card type, fewest first. If no plan belongs to a known card, all plans
 * (PY-12).
 */
export const instalmentsFor = ({ instalments }: Pick<CartItem, "instalments">, type: string) => {
  const isKnown = ({ paymentMethod }: Instalment) => cardTypes.some(({ id }) => id === paymentMethod)
  const offered = instalments.some(isKnown)
    ? instalments.filter(({ paymentMethod }) => String(paymentMethod) === type)
    : instalments
  return offered.toSorted((a, b) => a.count - b.count)
}

/** The instalment plan for debit: the one with the fewest instalments, normally one (PY-03). */
export const debitInstalment = ({ instalments }: Pick<CartItem, "instalments">): Instalment | undefined =>
  instalments.toSorted((a, b) => a.count - b.count)[0]

/** A card as the sale sends it, once. */
export interface Card {
  readonly holder: string
  readonly number: string
  /** Code, month and year are empty if the channel does not ask for them. */
  readonly code: string
  readonly month: string
  readonly year: string
}

/** Reads a draft without problems. */
export const readCard = (draft: CardDraft, { secrets }: CardForm): Card => {
  const { month = "", year = "" } = (secrets && readExpiry(draft.expiry)) || {}
  return {
    holder: withoutMarks(draft.holder).trim().replace(/\s+/g, " "),
    number: readCardNumber(draft.number),
    code: secrets ? withoutMarks(draft.code).trim() : "",
    month,
    year
  }
}
