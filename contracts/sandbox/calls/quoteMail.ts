import type { Channel } from "../channels"
import { json, refusal } from "../http/answers"
import { daysBetween, email, isObject, listOf, one, phone, type Shape, wrongIn } from "../http/checks"
import { planOf } from "../rating/rating"
import { shownDay } from "../sales/money"
import type { Ask, Call } from "./call"
import { quoteFields } from "./readQuoteRequest"

/**
 * What the caller says of a plan beside its Id is ignored: the letter has the provider's own name.
 */
const planFields = ["Id", "Name", "Title", "Product", "Currency", "Amount"]

const isPlan = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(([field, one]) => planFields.includes(field) && (one === null || typeof one !== "object"))

const shapeIn = (channel: string): Shape => ({
  quote: {
    ...quoteFields,
    Annual: one(true),
    Top: one(15),
    AmountCurrencyISOCode: one("ARS"),
    Phone: phone,
    PromotionalCode: one(null),
    DestinationCountryIsoCode: one(null),
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

const letterText = ({ brand, code, phones }: Channel, quote: MailedQuote) => {
  const { Age: ages } = quote
  return [
    `Estos son los planes de Asistencia ${brand} que elegiste.`,
    "",
    `Viaje: del ${shownDay(quote.TripInitialDate)} al ${shownDay(quote.TripEndDate)}`,
    `Pasajeros: ${ages.length} (${ages.map((age) => (age === 1 ? "1 año" : `${age} años`)).join(", ")})`,
    "",
    ...quote.Product.map(({ Id }) => `- ${planOf(code, Id)[0]?.name}`),
    "",
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
  const { TripEndDate, TripInitialDate } = body.quote
  if (daysBetween(TripInitialDate, TripEndDate) <= 0)
    return refusal(400, "El envío tiene datos inválidos.", ["quote.TripEndDate"])
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
    text: letterText(channel, body.quote),
    fields: body
  })
  return json({ Id: id })
}

/** `POST /public_api/sales/mail`: sends the chosen plans to an e-mail (ML-02). */
export const quoteMail: Call = {
  name: "sales/mail",
  method: "POST",
  path: "/public_api/sales/mail",
  answer
}

/** `POST /api/sales/mail`: the same with a login (ML-02). */
export const quoteMailSignedIn: Call = { ...quoteMail, path: "/api/sales/mail", needs: "verified" }
