import type { PhoneForm } from "../channel/channel"
import { type DocumentKind, documentProblem, showDocument } from "./document"
import { emailProblem, phoneProblem, readEmail } from "./reach"
import { withoutMarks } from "./typed"

/**
 * The ten digits that a refused phone may mean, for its writer to confirm (VA-10). Undefined for a
 * valid phone, and unless the country's forms give exactly one reading.
 */
export const phoneReading = (typed: string, forms: ReadonlyArray<PhoneForm>): string | undefined => {
  if (phoneProblem(typed) === undefined) return undefined
  const digits = withoutMarks(typed).replace(/[\s()./+\-\u2010-\u2015]/g, "")
  const fitting = forms.filter(([form]) => form.test(digits)).map(([form, ten]) => digits.replace(form, ten))
  const [only, ...more] = new Set(fitting.filter((ten) => phoneProblem(ten) === undefined))
  return more.length === 0 ? only : undefined
}

/**
 * The RUT that a bare number below a million may be, for its writer to confirm (VA-10). Undefined
 * for a valid document and without such a reading.
 */
export const documentReading = (typed: string, kind: DocumentKind): string | undefined => {
  const digits = withoutMarks(typed).trim()
  if (kind === "dni" || !/^\d+$/.test(digits) || documentProblem(typed, kind) === undefined) return undefined
  const dashed = `${digits.slice(0, -1)}-${digits.slice(-1)}`
  return documentProblem(dashed, kind) === undefined ? showDocument(dashed, kind) : undefined
}

/** Hosts with one address, and hosts with one in each country. */
const single: ReadonlyArray<string> = ["gmail", "icloud"]
const regional: ReadonlyArray<string> = ["hotmail", "outlook", "yahoo", "live"]

/** Hosts of their own that differ by one key from those above. */
const others: ReadonlyArray<string> = ["mail", "email", "ymail", "cloud"]

/** Equal, or one key wrong, missing, added or swapped with the next. */
const isNear = (typed: string, meant: string): boolean => {
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
  return stem === "" || isNear(stem, "com") ? (ar ? "com.ar" : "com") : typed
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

/**
 * The e-mail that a text may mean, for its writer to confirm: one with a misspelt well-known host,
 * invalid (`ana@gmail,com`) or not (`ana@gmial.com`), or one as a link or an address book gives it
 * (VA-10). Undefined otherwise.
 */
export const emailReading = (typed: string): string | undefined => {
  const address = readEmail(typed)
    .replace(/^mailto:/i, "")
    .replace(/^[^<>]*<([^<>]+)>$/, "$1")
    .replace(/[.,;]+$/, "")
  const isOther = emailProblem(typed) === "invalid" && emailProblem(address) === undefined
  return hostRead(address) ?? (isOther ? address : undefined)
}
