import type { CardForm } from "../channel/channel"
import { formOf } from "../form/form"
import { holdsCardNumber, inPlainSigns, isLuhn, readCardNumber, withoutMarks } from "../person/typed"
import type { Day } from "../trip/calendar"

/** The provider's cards: id, first digits, number of digits (PY-02, PY-05). */
export const cardTypes = [
  { id: 0, name: "Visa", begins: /^4/, lengths: [13, 16] },
  { id: 1, name: "Mastercard", begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { id: 2, name: "Amex", begins: /^3[47]/, lengths: [15] }
]

/** The card type of an id. Undefined if the portal knows no such card. */
export const typeOf = (id: string | undefined) => cardTypes.find((one) => String(one.id) === id)

/** Only Chile also offers debit (PY-03). */
type CardMode = "credit" | "debit"

/** The card type that the first digits suggest. Undefined for any other number. */
export const cardTypeOf = (typed: string): string | undefined =>
  cardTypes.find(({ begins }) => begins.test(readCardNumber(typed)))?.id.toString()

/** `card`: the name holds a card number, which the sale must not send as a name (VA-08). */
const holderProblem = (typed: string): "required" | "card" | undefined => {
  if (withoutMarks(typed).trim() === "") return "required"
  return holdsCardNumber(typed) ? "card" : undefined
}

const numberProblem = (typed: string, type: string | undefined) => {
  const digits = readCardNumber(typed)
  if (digits === "") return "required"
  if (!/^\d{12,19}$/.test(digits)) return type === undefined || type === "" ? "invalid" : "incompatible"
  const known = typeOf(type)
  if (!known || (known.begins.test(digits) && known.lengths.includes(digits.length))) return undefined
  return "incompatible"
}

const codeProblem = (typed: string, type: string | undefined) => {
  const code = inPlainSigns(typed).trim()
  if (code === "") return "required"
  return /^\d{3}$/.test(code) || (type === "2" && /^\d{4}$/.test(code)) ? undefined : "invalid"
}

/** Reads a typed expiry as `MM` and `YYYY`. Undefined if it is not one. */
export const readExpiry = (typed: string): { readonly month: string; readonly year: string } | undefined => {
  const found = /^\s*(0?[1-9]|1[0-2])\s*[/\-. ]?\s*(\d{2}|20\d{2})\s*$/.exec(inPlainSigns(typed))
  if (!found?.[1] || !found[2]) return undefined
  return { month: found[1].padStart(2, "0"), year: found[2].length === 2 ? `20${found[2]}` : found[2] }
}

const expiryProblem = (typed: string, today: Day) => {
  if (withoutMarks(typed).trim() === "") return "required"
  const read = readExpiry(typed)
  if (!read) return "invalid"
  return `${read.year}-${read.month}` < today.slice(0, 7) ? "past" : undefined
}

/** The input of the card rules. `today` is a day by the buyer's calendar. */
interface CardRules {
  readonly form: CardForm
  readonly today: Day
}

/** The typed fields that the rules of other fields need. */
interface Beside {
  readonly mode: CardMode
  readonly number: string
  readonly type: string
}

const creditType = ({ mode, type }: Pick<Beside, "mode" | "type">) => (mode === "credit" ? type : undefined)

/** Code and expiry are checked and read if the channel asks for them (PY-02). */
const card = {
  holder: {
    empty: "",
    problem: holderProblem,
    read: (typed: string) => withoutMarks(typed).trim().replace(/\s+/g, " ")
  },
  number: {
    empty: "",
    problem: (typed: string, by: Beside) => numberProblem(typed, creditType(by)),
    read: readCardNumber
  },
  code: {
    empty: "",
    problem: (typed: string, by: Beside & CardRules) =>
      by.form.secrets ? codeProblem(typed, creditType(by) ?? cardTypeOf(by.number)) : undefined,
    read: (typed: string, { secrets }: CardForm) => (secrets ? inPlainSigns(typed).trim() : "")
  },
  expiry: {
    empty: "",
    problem: (typed: string, { form, today }: CardRules) => (form.secrets ? expiryProblem(typed, today) : undefined),
    read: (typed: string, { secrets }: CardForm) => (secrets ? readExpiry(typed) : undefined) ?? { month: "", year: "" }
  }
}

const sentForm = formOf(card)

/**
 * The card form, its expiry as `MM/AAAA` or `MM/AA`: type and instalments only in credit (PY-02,
 * PY-03). It lives in the form and in one request, never in storage (TR-14).
 */
const cardForm = formOf({
  mode: { empty: "credit" as CardMode, problem: () => undefined, read: (mode: CardMode) => mode },
  ...card,
  type: {
    empty: "",
    // The type follows the number: without one only that is missing.
    problem: (type: string, { mode, number }: Beside) => {
      if (mode === "debit" || typeOf(type)) return undefined
      if (type !== "") return "unknown"
      return readCardNumber(number) === "" ? undefined : "required"
    },
    read: (type: string) => type
  },
  instalment: {
    empty: "",
    problem: (id: string, { mode }: Beside) => (mode === "credit" && id === "" ? "required" : undefined),
    read: (id: string) => id
  },
  terms: {
    empty: false as boolean,
    problem: (agreed: boolean) => (agreed ? undefined : "required"),
    read: (agreed: boolean) => agreed
  }
})

export type CardDraft = typeof cardForm.empty

export const emptyCard = cardForm.empty

/**
 * Checks the card form (PY-04, PY-05). A card is valid through the last day of its month (PY-09).
 * An Amex code may have four digits (PY-08).
 */
export const cardProblems = (draft: CardDraft, rules: CardRules) =>
  cardForm.problems(draft, { ...rules, mode: draft.mode, number: draft.number, type: draft.type })

/** The last four digits of a complete number, by which its owner knows the card. */
export const lastDigits = (typed: Beside): string | undefined =>
  numberProblem(typed.number, creditType(typed)) === undefined ? readCardNumber(typed.number).slice(-4) : undefined

/** The mark of a complete number: a tick, or a doubt (PY-16). In credit it wants a type. */
export const numberMark = (typed: Beside): "good" | "doubtful" | undefined => {
  if (lastDigits(typed) === undefined || creditType(typed) === "") return undefined
  return isLuhn(typed.number) ? "good" : "doubtful"
}

/** A card as the sale sends it, once. Code, month and year are empty unless the channel asks. */
export type Card = ReturnType<typeof readCard>

export const readCard = (draft: CardDraft, form: CardForm) => {
  const { expiry, ...read } = sentForm.read(draft, form)
  return { ...read, ...expiry }
}
