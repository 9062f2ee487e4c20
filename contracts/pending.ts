import { agreed, consumer, type Provider } from "./agreed"
import { anExternalQuote } from "./fixtures/external"
import { silverPlan } from "./fixtures/plans"
import { wireExternalQuote } from "./fixtures/wireExternalQuote"
import { described, wirePlan } from "./fixtures/wirePlan"
import type { Interaction, Matcher, Matchers, Rules } from "./rules/pactFile"

/** An answer in the other form of an assumption of docs/assumptions.md, to a call of the pacts. */
export interface OtherAnswer {
  readonly assumption: number
  /** The description of the call. */
  readonly asked: string
  readonly form: string
  readonly status: number
  readonly body: unknown
  /** Part of the JSON that the core receives. */
  readonly seen: string
  /** Where the kind alone says too little. */
  readonly rules?: Rules
  /** Fields are left out, which no pact can hold: it allows more of them. */
  readonly isLess?: boolean
}

const address = "https://portal.example.com/v/48201936.pdf"
const purchase = {
  productName: "GOLD",
  line: { passengers: [{ FirstName: "Ana", LastName: "Díaz" }] },
  dateConfirmedSale: "2025-01-03T14:20:00.000Z",
  departureDate: "2025-01-20",
  returnDate: "2025-02-02",
  header: { documents: [{ documentByte: "JVBERi0xLjcKJcOkw7zDtsOfCiUlRU9GCg==", fileName: "v.pdf" }] }
}
const { productId, quote } = wireExternalQuote(anExternalQuote)
const { Age, DestinationCountryIsoCode, TripEndDate, TripInitialDate } = quote
const jsonObj = { productId, quote: { Age, DestinationCountryIsoCode, TripEndDate, TripInitialDate } }

const { AmountWithoutPromotion: _before, CardDescription: _card, ...bare } = wirePlan(described(silverPlan))

const base = "a page that asks where the public API is"
const types = "a buyer who has to choose a type of document"
const noBanner = "a page that asks for a banner where there is none"
const consent = "a page that must ask for consent"
const noConsent = "a page that would ask for consent, where nobody manages it"
const vouchers = "a buyer who looks for vouchers"
const domain = "0190b2c0-1d2e-4f30-8a4b-5c6d7e8f9a0b"
const plans = "a visitor who looks for plans for a trip"
const noCoupon = "a visitor whose coupon nobody gave out"
const declined = "a buyer whose card is declined"
const declinedHere = "a buyer who is logged in and whose card is declined"
const partner = "a customer who follows the link of a partner"

const answer = (
  assumption: number,
  asked: string,
  form: string,
  status: number,
  body: unknown,
  seen: string,
  rules: Rules = {}
): OtherAnswer => ({ assumption, asked, form, status, body, seen, rules })

const matching = (matcher: Matcher): Matchers => ({ combine: "AND", matchers: [matcher] })
const byHttps = { "$[*].header.documents[*].documentURL": matching({ match: "regex", regex: "^https://\\S+$" }) }

/** Every other form, as an example that the portal reads. */
export const otherAnswers: ReadonlyArray<OtherAnswer> = [
  answer(1, base, "url", 200, { url: "https://api.example.com/b/" }, "api.example.com/b"),
  answer(1, base, "api_url", 200, { api_url: "https://api.example.com/b" }, "api.example.com/b"),
  answer(1, base, "proxy", 200, { proxy: "https://api.example.com/b" }, "api.example.com/b"),
  answer(2, types, "a list", 200, [{ IdValuesList: 1, Description: "DNI", id: 1 }], '"DNI"'),
  answer(4, noBanner, "null", 200, null, ""),
  { ...answer(4, noBanner, "nothing in it", 200, {}, ""), isLess: true },
  answer(5, consent, "a text", 200, domain, domain),
  answer(5, noConsent, "an empty text", 200, "", '""'),
  answer(8, vouchers, "names", 200, [{ ...purchase, line: { passengers: ["Ana Díaz"] } }], '"Ana Díaz"'),
  answer(
    8,
    vouchers,
    "documents by https",
    200,
    [{ ...purchase, header: { documents: [{ fileName: "v.pdf", documentURL: address }] } }],
    address,
    byHttps
  ),
  answer(10, noCoupon, "a 4xx", 404, { error: "No existe." }, '"QuoteRefused"'),
  answer(13, declined, "null", 200, null, '"SaleRefused"'),
  answer(13, declinedHere, "null", 200, null, '"SaleRefused"'),
  answer(16, partner, "plain JSON", 200, { data: { jsonObj, expiresDateTime: "2031-02-03T23:59:59" } }, '"Success"'),
  { ...answer(22, plans, "left out", 200, [bare], '"SILVER"'), isLess: true }
]

const json = "application/json"

/** Pact's engines read a bare `null` or `""` as no body, unless it is encoded. */
const bodyOf = (body: unknown) =>
  Object(body) === body
    ? { content: body, contentType: json, encoded: false }
    : { content: Buffer.from(JSON.stringify(body)).toString("base64"), contentType: json, encoded: "base64" }

const answered = ({ body, rules, status }: OtherAnswer) =>
  status === 200
    ? {
        status,
        headers: { "Content-Type": [json] },
        body: bodyOf(body),
        matchingRules: { body: { $: matching({ match: "type" }), ...rules } }
      }
    : { status, matchingRules: { status: { $: matching({ match: "statusCode", status: "clientError" }) } } }

/**
 * The pending pact with a provider: each call that has another form, with an answer in it, but for
 * fields left out. Values match by kind. The broker shows who has that form; `verify` reads the answer as the portal does.
 */
export const pendingPact = (provider: Provider) => {
  const calls = agreed(provider).interactions
  const inOtherForm = (other: OtherAnswer): ReadonlyArray<Interaction> =>
    calls
      .filter(({ description }) => description === other.asked)
      .map((one) => ({
        ...one,
        description: `${other.asked} (assumption ${other.assumption}: ${other.form})`,
        response: answered(other)
      }))
  return {
    consumer: { name: `${consumer}-other-forms` },
    provider: { name: provider },
    interactions: otherAnswers.filter(({ isLess }) => !isLess).flatMap(inOtherForm),
    metadata: { pactSpecification: { version: "4.0" } }
  }
}
