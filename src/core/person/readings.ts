import type { PhoneForm } from "../channel/channel"
import { type DocumentKind, documentProblem, plainDocument, showDocument } from "./document"
import { emailProblem, phoneProblem, readEmail, readPhone } from "./reach"
import { inPlainSigns, withoutMarks } from "./typed"

/** From the first digit to the last: without `Tel.`, `wa.me/` or a name after it. */
const fromDigitToDigit = /\d(?:.*\d)?/s

/**
 * The ten digits that a phone may mean, for its writer to confirm: of a refused one, also with words
 * or a link around it, or of ten that no phone of the country has, such as 15 and eight (VA-10).
 * Undefined unless the country's forms give exactly one reading, and another than the phone itself.
 */
export const phoneReading = (typed: string, forms: ReadonlyArray<PhoneForm>): string | undefined => {
  const [number = ""] = fromDigitToDigit.exec(inPlainSigns(typed)) ?? []
  const digits = number.replace(/[\s()./+\p{Pd}]/gu, "")
  const fitting = forms.filter(([form]) => form.test(digits)).map(([form, ten]) => digits.replace(form, ten))
  const [only, ...more] = new Set(fitting.filter((ten) => phoneProblem(ten) === undefined))
  return more.length === 0 && only !== readPhone(typed) ? only : undefined
}

/** What a document is called: `DNI`, `D.N.I. N°`, `RUT:`, the F or M of an old one. */
const label = /^(?:(?:d\.?n\.?i|c\.?i|l\.?[ce]|r\.?u\.?[nt]|cui[lt]|[fm])(?![a-z])[^a-z\d]*)?(?:n[°º][^a-z\d]*)?(?=\d)/i

/** Words before and after a document. A shorter one may be a part of it. */
const before = /^\D*\p{L}{3}[^\p{L}\d]+(?=\d)/u
const behind = /(?<=[\dk])[^\p{L}\d]+\p{L}{3}\D*$/iu

/** The decimals that a spreadsheet adds: separators are dropped, so their zeros would be digits. */
const decimals = /(?<=(?:^|\s)\d{7,8})[.,]0{1,2}$/

/** The DNI in a CUIL, the tax number of a person, whose last digit is often typed wrong. */
const inCuil = (digits: string) => plainDocument(/^2[03-7](\d{8})\d$/.exec(digits)?.[1] ?? "")

/** Other signs between digits than a document's own: `28·456·712`. */
const otherSigns = /[^\p{L}\d\s.,/\p{Pd}]+/gu

const dashed = (digits: string) => (/^\d+$/.test(digits) ? `${digits.slice(0, -1)}-${digits.slice(-1)}` : digits)

/**
 * The document that a refused text may mean, for its writer to confirm (VA-10): the one beside a
 * name (`DNI 28.456.712`, `28.456.712 (Ana)`) or after a list's zeros (`0012345678-5`), with other
 * signs (`28·456·712`), a spreadsheet's DNI (`28456712.0`), the DNI in a CUIL, or the RUT that a bare
 * number below a million may be. Undefined for a valid document and without such a reading.
 */
export const documentReading = (typed: string, kind: DocumentKind): string | undefined => {
  if (documentProblem(typed, kind) === undefined) return undefined
  const text = withoutMarks(typed).trim()
  const bare = text
    .replace(behind, "")
    .replace(before, "")
    .replace(kind === "dni" ? decimals : "", "")
  const named = bare.replace(label, "").replace(otherSigns, ".")
  const other = kind === "dni" ? inCuil(plainDocument(named)) : dashed(text)
  const meant = [named, named.replace(/^[0.]+/, ""), other].find((text) => documentProblem(text, kind) === undefined)
  return meant && showDocument(meant, kind)
}

/** Hosts with one address, and hosts with one in each country. */
const single: ReadonlyArray<string> = ["gmail", "icloud"]
const regional: ReadonlyArray<string> = ["hotmail", "outlook", "yahoo", "live"]

/** Hosts of their own that differ by one key from those above. */
const others: ReadonlyArray<string> = ["mail", "email", "ymail", "cloud"]

/** Equal, or one key wrong, missing, added or swapped with the next. */
export const isNear = (typed: string, meant: string): boolean => {
  const at = [...meant].findIndex((key, index) => key !== typed[index])
  const [after, rest] = [typed.slice(at + 1), meant.slice(at + 1)]
  if (at < 0) return typed.length <= meant.length + 1
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && after.slice(1) === rest.slice(1)
  return after === rest || after === meant.slice(at) || typed.slice(at) === rest || isSwapped
}

/** Names this short have too many neighbours. */
const longestExact = 4

const providerNear = (name: string) =>
  others.includes(name)
    ? undefined
    : [...single, ...regional].find((meant) => (meant.length > longestExact ? isNear(name, meant) : name === meant))

/** Endings as people mistype them: `con`, `comar`, none. Longer ones belong to other hosts. */
const ending = /^(?:[a-z]{0,5}|[a-z]{2,4}\.[a-z]{2})$/

const endingNear = (provider: string, typed: string) => {
  const [, stem = "", ar] = /^(.*?)\.?(ar)?$/.exec(typed) ?? []
  if (single.includes(provider)) return "com"
  if (stem !== "" && !isNear(stem, "com")) return typed
  return ar ? "com.ar" : "com"
}

const hostRead = (email: string): string | undefined => {
  const [, user, host = ""] = /^([^@]+)@([^@]+)$/.exec(email) ?? []
  const plain = host
    .toLowerCase()
    .replace(/[\s.,;]+/g, ".")
    .replace(/\.$/, "")
    .replace(/(?:\.com)+$/, ".com")
  const [name = "", ...rest] = plain.split(".")
  const provider = providerNear(name)
  if (provider === undefined || !ending.test(rest.join("."))) return undefined
  const meant = `${provider}.${endingNear(provider, rest.join("."))}`
  const read = `${user}@${meant}`
  return meant === host.toLowerCase() || emailProblem(read) ? undefined : read
}

/** Two addresses fit. A longer text would slow the look for a reading down. */
const longestRead = 600

/** Quotes, brackets or Markdown on both sides: on one alone, they may be part of the address. */
const wrapped = /^["'*_`“‘«([]+(.*?)[\].,;"'*_`”’»)]+$/s

/** Words that lead to an address: `E-mail:`, `Mi mail es`, `[Ana](mailto:`. */
const lead = /^[^@]*(?::\**|\bes\s|mail\s|correo\s)\s*/i

/**
 * The e-mail that a text may mean, for its writer to confirm: one with a misspelt well-known host,
 * invalid (`ana@gmail,com`) or not (`ana@gmial.com`), or one as a link, a sentence or an address
 * book gives it, between quotes, dictated (`ana arroba gmail punto com`), with a blank beside its @,
 * or pasted twice (VA-10). Undefined otherwise.
 */
export const emailReading = (typed: string): string | undefined => {
  if (typed.length > longestRead) return undefined
  const address = readEmail(typed)
    .replace(/\s+arroba\s+/i, "@")
    .replace(/\s+punto\s+/gi, ".")
    .replace(/[.,;]+$/, "")
    .replace(/\s*@\s*/g, "@")
    .replace(wrapped, "$1")
    .replace(/^[^<>]*<([^<>]+)>$/, "$1")
    .replace(lead, "")
    .replace(/\?[^@]*$/, "")
    .replace(wrapped, "$1")
    .replace(/^(.+?)(?:[\s.,;]|\]\(mailto:)*\1$/i, "$1")
  const isOther = emailProblem(typed) === "invalid" && emailProblem(address) === undefined
  return hostRead(address) ?? (isOther ? address : undefined)
}
