import { json, refusal } from "../http/answers"
import { daysBetween, email, isObject, listOf, one, phone, type Shape, wrongIn } from "../http/checks"
import { priceOf } from "../rating/price"
import { factorOf, planOf, sells } from "../rating/rating"
import { money, shownDay } from "../sales/money"
import type { Ask, Call } from "./call"
import { quoteFields } from "./readQuoteRequest"

/** The caller's name and price of a plan are ignored: the letter has the provider's own. */
const planFields = ["Id", "Name", "Title", "Product", "Currency", "Amount"]

const isPlan = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([field, one]) => planFields.includes(field) && (one === null || typeof one !== "object"))

const shapeIn = (channel: string): Shape => ({
  quote: {
    ...{ ...quoteFields, Annual: one(true), Top: one(15), AmountCurrencyISOCode: one("ARS"), Phone: phone },
    ...{ PromotionalCode: one(null), DestinationCountryIsoCode: one(null) },
    Product: listOf((plan) => isPlan(plan) && planOf(channel, Object(plan).Id).length > 0, 1, 100)
  },
  email
})

type MailedQuote = {
  readonly TripInitialDate: string
  readonly TripEndDate: string
  readonly Age: readonly number[]
  readonly Product: readonly { readonly Id: number }[]
}

const daysOf = ({ TripEndDate, TripInitialDate }: MailedQuote) => daysBetween(TripInitialDate, TripEndDate)

/** The line of a plan, at the price of today. A plan may be sold under two prices for the same days. */
const planLine = (plan: number, quote: MailedQuote, { channel }: Ask) => {
  const offers = planOf(channel.code, plan)
  const prices = offers
    .filter(({ code }) => sells(channel.code, code, daysOf(quote)))
    .map((offer) => money(priceOf(offer, factorOf(quote.Age), 0).amount / 100, offer.currency))
  return `- ${[offers[0]?.name, [...new Set(prices)].join(" o ")].filter(Boolean).join(": ")}`
}

const letterText = (ask: Ask, quote: MailedQuote) => {
  const { brand, phones } = ask.channel
  const { Age: ages } = quote
  return [
    `Estos son los planes de Asistencia ${brand} que elegiste.`,
    "",
    `Viaje: del ${shownDay(quote.TripInitialDate)} al ${shownDay(quote.TripEndDate)}`,
    `Pasajeros: ${ages.length} (${ages.map((age) => (age === 1 ? "1 año" : `${age} años`)).join(", ")})`,
    "",
    ...quote.Product.map(({ Id }) => planLine(Id, quote, ask)),
    "",
    "Los precios son finales y para todo el grupo.",
    `Ante cualquier duda: ${phones.join(" / ")}`
  ].join("\n")
}

/** How many quotes an address gets in an hour, over all channels: anybody may name any address. */
const most = 10

const answer = (ask: Ask): Response => {
  const { channel, mails } = ask
  const wrong = wrongIn(ask.body, shapeIn(channel.code))
  if (wrong.length > 0) return refusal(400, "El envío tiene datos inválidos.", wrong)
  const body = ask.body as { readonly email: string; readonly quote: MailedQuote }
  if (daysOf(body.quote) <= 0) return refusal(400, "El envío tiene datos inválidos.", ["quote.TripEndDate"])
  if (mails.lastHour("sales/mail", body.email) >= most) {
    const refused = refusal(429, "Ya mandamos varias cotizaciones a ese email. Probá en una hora.")
    refused.headers.set("retry-after", "3600")
    return refused
  }
  const id = mails.deliver({
    channel: channel.code,
    call: "sales/mail",
    name: `Asistencia ${channel.brand}`,
    to: body.email,
    subject: `Tu cotización de Asistencia ${channel.brand}`,
    text: letterText(ask, body.quote),
    fields: body
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
