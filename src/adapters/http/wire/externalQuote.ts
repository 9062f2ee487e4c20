import { Option, Schema } from "effect"
import type { Channel } from "../../../core/channel/channel"
import type { ExternalQuote } from "../../../core/external/externalQuote"
import { emptyMainPassenger, type MainPassengerDraft, type PassengerDraft } from "../../../core/passengers/passenger"
import { type DocumentKind, rutCheckDigit, showDocument } from "../../../core/person/document"
import { type Day, isDay, showDay } from "../../../core/trip/calendar"
import { dayHere } from "../../clock/dayHere"

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The day of an instant by the visitor's own calendar; without a zone, the day that is written (EX-04). */
const readMoment = (text: string): Day | undefined => {
  const [, day = "", time, zone] = moment.exec(text) ?? []
  if (!isDay(day)) return undefined
  if (zone === undefined) return day
  const instant = new Date(`${day}T${time}${zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2")}`)
  return Number.isNaN(instant.getTime()) ? undefined : dayHere(instant)
}

/** A calendar day as it is written, whatever hour stands behind it. */
const writtenDay = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/
const dayIn = (text: string) => writtenDay.exec(text)?.[1] ?? ""

const Moment = Schema.String.check(Schema.makeFilter((text) => readMoment(text) !== undefined))
const WrittenDay = Schema.String.check(Schema.makeFilter((text) => isDay(dayIn(text))))
const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])
const Any = Schema.optionalKey(Schema.Unknown)
const Age = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^\s*\d{1,3}\s*$/))])

/** The body of `sales/quote` as the partner sent it (QR-22): what a price depends on must be right. */
const WireRequest = Schema.Struct({
  TripInitialDate: WrittenDay,
  TripEndDate: WrittenDay,
  Age: Schema.NonEmptyArray(Age),
  Annual: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  PromotionalCode: Any,
  DestinationCountryIsoCode: Schema.NonEmptyString,
  AmountCurrencyISOCode: Any
})

/** Whom and where: what is missing, or cannot be read, is asked for. */
const Arranged = Schema.Struct({
  productId: Id,
  quote: WireRequest,
  phoneNumber: Any,
  email: Any,
  subscribed: Any,
  destination: Any,
  passengers: Any
})
type Arranged = typeof Arranged.Type

const Answer = Schema.Struct({
  jsonObj: Schema.Union([Arranged, Schema.fromJsonString(Arranged)]),
  expiresDateTime: Moment
})

/** The answer is its data, or holds it. */
const decodeAnswer = Schema.decodeUnknownOption(Schema.Union([Schema.Struct({ data: Answer }), Answer]))

/** A passenger with the keys of a sale, of which any may be missing (PY-14). */
type WirePassenger = Readonly<Record<string, unknown>>

const toPassenger = (told: unknown): WirePassenger => (typeof told === "object" && told !== null ? { ...told } : {})

/** A text, or a figure as one; empty for anything else. */
const textIn = (value: unknown): string =>
  typeof value === "string" || (typeof value === "number" && Number.isFinite(value)) ? String(value) : ""

/** An entry of the provider's lists: their ids are figures, and what else a partner writes would be sent as one. */
const idIn = (told: unknown): string => (/^\d+$/.test(textIn(told)) ? textIn(told) : "")

const longestDocument = 20
const mostDocument = 99_999_999

/** A document as its holder writes it: the number of a RUT comes without its check digit, which follows from it (PY-15); a text is whole. */
const documentOf = (told: unknown, kind: DocumentKind) => {
  if (typeof told === "string") return told.length <= longestDocument ? showDocument(told, kind) : ""
  if (typeof told !== "number" || !Number.isInteger(told) || told < 1 || told > mostDocument) return ""
  return showDocument(kind === "rut" ? `${told}${rutCheckDigit(String(told))}` : String(told), kind)
}

const birthIn = (told: unknown) => {
  const day = dayIn(textIn(told))
  return isDay(day) ? showDay(day) : ""
}

const toDraft = (wire: WirePassenger, kind: DocumentKind): PassengerDraft => ({
  name: textIn(wire.FirstName),
  surname: textIn(wire.LastName),
  documentType: idIn(wire.DocumentTypeId),
  document: documentOf(wire.DocumentNo, kind),
  birth: birthIn(wire.DateOfBirth),
  phone: textIn(wire.PhoneContact)
})

/** Partners ask for no emergency contact, and name a country by its id alone. */
const toMainDraft = (wire: WirePassenger, kind: DocumentKind): MainPassengerDraft => ({
  ...emptyMainPassenger,
  ...toDraft(wire, kind),
  email: textIn(wire.Email),
  address: textIn(wire.Address),
  postalCode: textIn(wire.CP),
  comuna: textIn(wire.Comuna),
  country: idIn(wire.IdCountry),
  province: idIn(wire.IdState),
  provinceName: textIn(wire.Province)
})

const toRequest = (
  { email, phoneNumber, quote, subscribed }: Arranged,
  { currency }: Terms
): ExternalQuote["request"] => ({
  start: dayIn(quote.TripInitialDate),
  end: dayIn(quote.TripEndDate),
  ages: quote.Age.map(Number),
  code: quote.DestinationCountryIsoCode,
  annual: quote.Annual ?? null,
  currency: (typeof quote.AmountCurrencyISOCode === "string" && quote.AmountCurrencyISOCode.trim()) || currency.code,
  coupon: textIn(quote.PromotionalCode).trim() || null,
  phone: textIn(phoneNumber),
  email: textIn(email),
  subscribed: subscribed === true
})

/** What a channel knows that a partner may leave out. */
type Terms = Pick<Channel, "currency" | "document">

/**
 * Reads an answer of `sales/external/getquote` whatever it is (EX-03); undefined for what is no quote. Who is told as
 * travelling counts, however little is told of them. Never throws.
 */
export const readExternalQuote = (answer: unknown, channel: Terms): ExternalQuote | undefined => {
  const read = Option.getOrUndefined(decodeAnswer(answer))
  if (read === undefined) return undefined
  const { expiresDateTime, jsonObj } = "data" in read ? read.data : read
  const { destination, passengers, productId } = jsonObj
  const [first, ...others] = Array.isArray(passengers) ? passengers.map(toPassenger) : []
  return {
    plan: String(productId),
    request: toRequest(jsonObj, channel),
    destination: typeof destination === "string" ? destination : "",
    passengers: {
      main: first ? toMainDraft(first, channel.document) : emptyMainPassenger,
      others: others.map((other) => toDraft(other, channel.document))
    },
    expires: readMoment(expiresDateTime) ?? ""
  }
}
