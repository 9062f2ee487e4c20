import { json, type Problem, refusal } from "../http/answers"
import { type Checks, checksOf, isObject } from "../http/checks"
import { money, shownDay } from "../sales/money"
import type { Ask, Call } from "./call"

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const top = 15
const quoteFields = [
  "TripInitialDate",
  "TripEndDate",
  "Age",
  "Annual",
  "Sort",
  "PromotionalCode",
  "DestinationCountryIsoCode",
  "AmountCurrencyISOCode",
  "Top",
  "Product",
  "Phone"
]

type Body = Readonly<Record<string, unknown>>

const isPlan = (value: unknown): value is Body =>
  isObject(value) && (typeof value.Id === "number" || typeof value.Id === "string")

const checkQuote = (checks: Checks, quote: Body) => {
  const first = checks.day("TripInitialDate")
  const last = checks.day("TripEndDate")
  if (first !== undefined && last !== undefined && last <= first)
    checks.refuse("TripEndDate", "Debe ser posterior a TripInitialDate.")
  const isListed = !checks.problems.some(({ campo }) => campo === "quote.Age")
  if (checks.wholes("Age", 0, 120, 20).length === 0 && isListed && Array.isArray(quote.Age) && quote.Age.length === 0)
    checks.refuse("Age", "Debe haber al menos un pasajero.")
  if (quote.Annual !== true) checks.refuse("Annual", "Debe ser true.")
  checks.whole("Sort", 1, 1)
  for (const field of ["PromotionalCode", "DestinationCountryIsoCode"])
    if (quote[field] !== null) checks.refuse(field, "Debe ser null.")
  checks.text("AmountCurrencyISOCode", /^ARS$/, "Debe ser ARS.")
  checks.whole("Top", top, top)
  const { Product: plans } = quote
  if (!Array.isArray(plans) || plans.length === 0 || plans.length > 100 || !plans.every(isPlan))
    checks.refuse("Product", "Debe ser una lista de planes, cada uno con su Id.")
  checks.text("Phone", /^\d{10}$/, "Debe ser un texto de 10 dígitos.")
  checks.only(quoteFields)
}

const problemsOf = (body: unknown): readonly Problem[] => {
  if (!isObject(body)) return [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }]
  const problems: Problem[] = []
  const checks = checksOf(body, "", problems)
  if (isObject(body.quote)) checkQuote(checksOf(body.quote, "quote.", problems), body.quote)
  else checks.refuse("quote", "Debe ser un objeto.")
  checks.text("email", email, "Debe ser un email.")
  checks.only(["quote", "email"])
  return problems
}

const planLine = ({ Amount, Currency, Id, Name, Title }: Body) => {
  const name = [Title, Name, Id].find((one) => one !== undefined && one !== null && one !== "")
  const price = typeof Amount === "number" && typeof Currency === "string" ? `: ${money(Amount, Currency)}` : ""
  return `- ${name}${price}`
}

const letterText = (brand: string, phones: readonly string[], quote: Body) => {
  const ages = quote.Age as readonly number[]
  return [
    `Estos son los planes de Asistencia ${brand} que elegiste.`,
    "",
    `Viaje: del ${shownDay(String(quote.TripInitialDate))} al ${shownDay(String(quote.TripEndDate))}`,
    `Pasajeros: ${ages.length} (${ages.map((age) => (age === 1 ? "1 año" : `${age} años`)).join(", ")})`,
    "",
    ...(quote.Product as readonly Body[]).map(planLine),
    "",
    "Los precios son finales y para todo el grupo.",
    `Ante cualquier duda: ${phones.join(" / ")}`
  ].join("\n")
}

const answer = async ({ body, channel, mails }: Ask): Promise<Response> => {
  const problems = problemsOf(body)
  if (problems.length > 0) return refusal(400, "El envío tiene datos inválidos.", problems)
  const { email: to, quote } = body as { readonly email: string; readonly quote: Body }
  const id = await mails.deliver({
    channel: channel.code,
    call: "sales/mail",
    name: `Asistencia ${channel.brand}`,
    to,
    subject: `Tu cotización de Asistencia ${channel.brand}`,
    text: letterText(channel.brand, channel.phones, quote),
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
