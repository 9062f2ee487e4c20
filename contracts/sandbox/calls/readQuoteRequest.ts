import type { Problem } from "../http/answers"
import { type Checks, checksOf, isObject } from "../http/checks"
import { email } from "../http/email"
import { bandOf, currencyOf } from "../rating/rating"

const phone = /^\d{10}$/
const code = /^[A-Z]{3}$/
const currency = /^[A-Z]{3}$/
const fields = [
  ...["TripInitialDate", "TripEndDate", "Age", "Annual", "Sort", "PromotionalCode", "DestinationCountryIsoCode"],
  ...["AmountCurrencyISOCode", "Top", "Product"]
]

/** The values that prices depend on (QR-22). */
export type QuoteRequest = {
  readonly code: string
  readonly ages: readonly number[]
  readonly coupon: string | null
  readonly top: number
  readonly products: readonly string[]
}

export type Reading = { readonly request: QuoteRequest } | { readonly problems: readonly Problem[] }

const checkBand = (checks: Checks, channel: string, code: string, annual: unknown) => {
  const first = checks.day("TripInitialDate")
  const last = checks.day("TripEndDate")
  const days = first === undefined || last === undefined ? undefined : last - first
  if (days !== undefined && days <= 0) checks.refuse("TripEndDate", "Debe ser posterior a TripInitialDate.")
  if (code === "") return
  const band = bandOf(channel, code)
  if (band === undefined)
    return checks.refuse("DestinationCountryIsoCode", `El código ${code} no pertenece al canal ${channel}.`)
  const { firstDay, lastDay } = band
  if (days !== undefined && days > 0 && (days < firstDay || days > lastDay))
    checks.refuse(
      "DestinationCountryIsoCode",
      `El código ${code} cubre de ${firstDay} a ${lastDay} días y el viaje dura ${days}.`
    )
  if (annual !== band.annual) checks.refuse("Annual", `Debe ser ${band.annual} para el código ${code}.`)
}

const readQuote = (checks: Checks, channel: string, annual: unknown): QuoteRequest => {
  const found = checks.text("DestinationCountryIsoCode", code, "Debe ser un código de duración de tres letras.")
  checkBand(checks, channel, found, annual)
  const ages = checks.wholes("Age", 0, 120, 20)
  const expected = currencyOf(channel)
  const asked = checks.text("AmountCurrencyISOCode", currency, `Debe ser ${expected}.`)
  if (asked !== "" && asked !== expected) checks.refuse("AmountCurrencyISOCode", `Debe ser ${expected}.`)
  checks.whole("Sort", 1, 1)
  checks.only(fields)
  const coupon = checks.textOrNull("PromotionalCode", 2000)
  return { code: found, ages, coupon, top: checks.whole("Top", 1, 100), products: checks.texts("Product", 20) }
}

/** Reads the body of `sales/quote` and names every wrong field in Spanish (QR-22). */
export const readQuoteRequest = (body: unknown, channel: string): Reading => {
  if (!isObject(body)) return { problems: [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }] }
  const problems: Problem[] = []
  const contact = checksOf(body, "", problems)
  const quote = Object.hasOwn(body, "quote") ? body.quote : undefined
  const request = isObject(quote)
    ? readQuote(checksOf(quote, "quote.", problems), channel, quote.Annual)
    : contact.refuse("quote", "Debe ser un objeto.")
  contact.text("phoneNumber", phone, "Debe ser un texto de 10 dígitos.")
  contact.text("email", email, "Debe ser un email.")
  contact.flag("subscribed")
  contact.only(["quote", "phoneNumber", "email", "subscribed"])
  return request === undefined || problems.length > 0 ? { problems } : { request }
}
