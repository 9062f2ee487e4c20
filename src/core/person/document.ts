import type { Channel } from "../channel/channel"

/** The identity document of a channel's country. */
export type DocumentKind = Channel["document"]

/** Why a document does not hold. */
export type DocumentProblem = "required" | "invalid"

const separators = /[\s.\-\u2010-\u2013]/g

const bare = (typed: string) => typed.replace(separators, "").toUpperCase()

/** The check digit of a RUT by modulus 11: weights 2 to 7 from the right, over again; 10 is written K (VA-04). */
export const rutCheckDigit = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0)
  const check = 11 - (sum % 11)
  return check === 11 ? "0" : check === 10 ? "K" : String(check)
}

/** Eight digits at most, not all of them 0, and the check digit. */
const rutForm = /^(?!0+.$)(\d{1,8})([\dK])$/

const isRut = (text: string) => {
  const found = rutForm.exec(text)
  return found?.[1] !== undefined && rutCheckDigit(found[1]) === found[2]
}

/** Required; seven or eight digits, or a RUT, however small, whose check digit is right. Separators do not count, nor capitals (VA-03, VA-04). */
export const documentProblem = (typed: string, kind: DocumentKind): DocumentProblem | undefined => {
  const text = bare(typed)
  if (text === "") return "required"
  const holds = kind === "rut" ? isRut(text) : /^\d{7,8}$/.test(text)
  return holds ? undefined : "invalid"
}

/** A document that holds as it is written: `28456712`, `12.345.678-5`. What does not hold stays as it was typed. */
export const showDocument = (typed: string, kind: DocumentKind): string => {
  if (documentProblem(typed, kind) !== undefined) return typed
  const text = bare(typed)
  if (kind === "dni") return text
  const digits = text.slice(0, -1).replace(/^0+/, "")
  return `${digits.replace(/\B(?=(\d{3})+$)/g, ".")}-${text.slice(-1)}`
}
