import type { Channel } from "../channel/channel"
import { holdsCardNumber, inPlainSigns } from "./typed"

/** The identity document of a channel's country. */
export type DocumentKind = Channel["document"]

/** Cyrillic and Greek keyboards have a K of their own. */
const seen = (typed: string) =>
  inPlainSigns(typed)
    .toUpperCase()
    .replace(/[\u041a\u039a]/g, "K")

const bare = (typed: string) => seen(typed).replace(/[\s.,/\p{Pd}]/gu, "")

/** One spelling of a document, to compare it: no separators, no leading zeros, in capitals. */
export const plainDocument = (typed: string): string => bare(typed).replace(/^0+/, "")

/**
 * The check digit of a RUT by modulus 11: weights 2 to 7 from the right, repeated; 11 becomes 0
 * and 10 becomes K (VA-04).
 */
export const rutCheckDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const check = 11 - (sum % 11)
  if (check === 11) return "0"
  return check === 10 ? "K" : String(check)
}

const rutForm = /^(?!0+.$)(\d{1,8})([\dK])$/

const isRut = (text: string) => {
  const found = rutForm.exec(text)
  return found?.[1] !== undefined && rutCheckDigit(found[1]) === found[2]
}

/**
 * The check digit stands apart, is a K, follows points that group the rest, or ends a number of a
 * million and more. Any other number may lack it, and pass by chance for another person's.
 */
const tellsCheckDigit = /[\s.,/\p{Pd}]\s*[\dK]$|K$|^\d{1,3}(?:[\s.,]+\d{3})+\d$|^0*[1-9]\d{7,}$/u

/** What a copied text has around a number. */
const ends = /^\s+|[\s.,/\p{Pd}]+$/gu

/**
 * A document is required: seven or eight digits, or a RUT with the right check digit. Separators
 * and capitals do not matter, but points that leave no check digit are an error (VA-03, VA-04).
 * `card`: it is a card number (VA-08).
 */
export const documentProblem = (typed: string, kind: DocumentKind) => {
  const text = bare(typed)
  if (text === "") return "required"
  const holds =
    kind === "rut" ? isRut(text) && tellsCheckDigit.test(seen(typed).replace(ends, "")) : /^\d{7,8}$/.test(text)
  if (holds) return undefined
  return holdsCardNumber(typed) ? "card" : "invalid"
}

/** Fewer digits than any DNI has without its leading zeros. */
const fewest = 6

/**
 * A valid DNI that looks incomplete: its points leave one digit or two (`28.456.71`), or it has
 * little more than zeros. The rule accepts it, so this stops nothing (VA-03).
 */
export const isDoubtful = (typed: string, kind: DocumentKind): boolean => {
  if (kind === "rut" || documentProblem(typed, kind) !== undefined) return false
  return /\d{3}[\s.,]\d{1,2}$/.test(seen(typed).replace(ends, "")) || plainDocument(typed).length < fewest
}

const pointed = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ".")

/** Formats a valid document: `28456712` or `12.345.678-5`. An invalid one stays as typed. */
export const showDocument = (typed: string, kind: DocumentKind): string => {
  if (documentProblem(typed, kind) !== undefined) return typed
  const text = bare(typed)
  if (kind === "dni") return text
  const digits = plainDocument(text).slice(0, -1)
  return `${pointed(digits)}-${text.slice(-1)}`
}

/** A valid document as people read it, `28.456.712` or `12.345.678-5`. An invalid one stays as typed. */
export const pointDocument = (typed: string, kind: DocumentKind): string => {
  const shown = showDocument(typed, kind)
  return documentProblem(typed, kind) === undefined && kind === "dni" ? pointed(shown) : shown
}
