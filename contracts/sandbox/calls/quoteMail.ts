import { json, type Problem, refusal } from "../http/answers"
import { type Checks, checksOf, isObject } from "../http/checks"
import { email } from "../http/email"
import { priceOf } from "../rating/price"
import { factorOf, planOf, sells } from "../rating/rating"
import { money, shownDay } from "../sales/money"
import type { Ask, Call } from "./call"

const top = 15
const quoteFields = [
  ...["TripInitialDate", "TripEndDate", "Age", "Annual", "Sort", "PromotionalCode", "DestinationCountryIsoCode"],
  ...["AmountCurrencyISOCode", "Top", "Product", "Phone"]
]

type Body = Readonly<Record<string, unknown>>

/** The caller's name and price of a plan are ignored: the letter has the provider's own. */
const planFields = ["Id", "Name", "Title", "Product", "Currency", "Amount"]

const isPlan = (value: unknown): value is Body =>
  isObject(value) &&
  Object.entries(value).every(([field, one]) => planFields.includes(field) && (one === null || typeof one !== "object"))

const offersOf = ({ Id }: Body, { channel }: Ask) => planOf(channel.code, Id)

const checkQuote = (checks: Checks, quote: Body, ask: Ask) => {
  const first = checks.day("TripInitialDate")
  const last = checks.day("TripEndDate")
  if (first !== undefined && last !== undefined && last <= first)
    checks.refuse("TripEndDate", "Debe ser posterior a TripInitialDate.")
  checks.wholes("Age", 0, 120, 20)
  if (quote.Annual !== true) checks.refuse("Annual", "Debe ser true.")
  checks.whole("Sort", 1, 1)
  for (const field of ["PromotionalCode", "DestinationCountryIsoCode"])
    if (quote[field] !== null) checks.refuse(field, "Debe ser null.")
  checks.text("AmountCurrencyISOCode", /^ARS$/, "Debe ser ARS.")
  checks.whole("Top", top, top)
  const { Product: plans } = quote
  if (!Array.isArray(plans) || plans.length === 0 || plans.length > 100 || !plans.every(isPlan))
    checks.refuse("Product", "Debe ser una lista de planes, cada uno con su Id.")
  else if (plans.some((plan) => offersOf(plan, ask).length === 0))
    checks.refuse("Product", `Debe tener planes de ${ask.channel.code}.`)
  checks.text("Phone", /^\d{10}$/, "Debe ser un texto de 10 dígitos.")
  checks.only(quoteFields)
}

const problemsOf = (ask: Ask): readonly Problem[] => {
  const { body } = ask
  if (!isObject(body)) return [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }]
  const problems: Problem[] = []
  const checks = checksOf(body, "", problems)
  if (isObject(body.quote)) checkQuote(checksOf(body.quote, "quote.", problems), body.quote, ask)
  else checks.refuse("quote", "Debe ser un objeto.")
  checks.text("email", email, "Debe ser un email.")
  checks.only(["quote", "email"])
  return problems
}

const dayLength = 86_400_000

/** The line of a plan, at the price of today. A plan may be sold under two prices for the same days. */
const planLine = (plan: Body, quote: Body, ask: Ask) => {
  const days = (Date.parse(String(quote.TripEndDate)) - Date.parse(String(quote.TripInitialDate))) / dayLength
  const group = factorOf(quote.Age as readonly number[])
  const offers = offersOf(plan, ask)
  const prices = offers
    .filter(({ code }) => sells(ask.channel.code, code, days))
    .map((offer) => money(priceOf(offer, group, 0).amount / 100, offer.currency))
  const name = offers[0]?.name ?? ""
  return `- ${[name, [...new Set(prices)].join(" o ")].filter((part) => part !== "").join(": ")}`
}

const letterText = (ask: Ask, quote: Body) => {
  const { brand, phones } = ask.channel
  const ages = quote.Age as readonly number[]
  return [
    `Estos son los planes de Asistencia ${brand} que elegiste.`,
    "",
    `Viaje: del ${shownDay(String(quote.TripInitialDate))} al ${shownDay(String(quote.TripEndDate))}`,
    `Pasajeros: ${ages.length} (${ages.map((age) => (age === 1 ? "1 año" : `${age} años`)).join(", ")})`,
    "",
    ...(quote.Product as readonly Body[]).map((plan) => planLine(plan, quote, ask)),
    "",
    "Los precios son finales y para todo el grupo.",
    `Ante cualquier duda: ${phones.join(" / ")}`
  ].join("\n")
}

/** How many quotes an address gets in an hour, over all channels: anybody may name any address. */
const most = 10

const answer = (ask: Ask): Response => {
  const { body, channel, mails } = ask
  const problems = problemsOf(ask)
  if (problems.length > 0) return refusal(400, "El envío tiene datos inválidos.", problems)
  const { email: to, quote } = body as { readonly email: string; readonly quote: Body }
  if (mails.lastHour("sales/mail", to) >= most) {
    const refused = refusal(429, "Ya mandamos varias cotizaciones a ese email. Probá en una hora.")
    refused.headers.set("retry-after", "3600")
    return refused
  }
  const id = mails.deliver({
    channel: channel.code,
    call: "sales/mail",
    name: `Asistencia ${channel.brand}`,
    to,
    subject: `Tu cotización de Asistencia ${channel.brand}`,
    text: letterText(ask, quote),
    fields: body as Body
  })
  return json({ Id: id })
}

/** `POST /public_api/sales/mail`: sends the chosen plans to an e-mail (ML-02). */
export const quoteMail: Call = {
  name: "sales/mail",
  method: "POST",
  path: "/public_api/sales/mail",
  channel: "header",
  answer
}

/** `POST /api/sales/mail`: the same with a login (ML-02). */
export const quoteMailSignedIn: Call = { ...quoteMail, path: "/api/sales/mail", needs: "verified" }
