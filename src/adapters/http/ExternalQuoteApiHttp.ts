import { Effect, Layer, Option, Schema } from "effect"
import { type Channel, CurrentChannel } from "../../core/channel/channel"
import { log } from "../../core/device/log"
import {
  type ExternalQuote,
  ExternalQuoteApi,
  ExternalQuoteInvalid,
  ExternalQuoteUnavailable
} from "../../core/external/externalQuote"
import { emptyMainPassenger, type MainPassengerDraft, type PassengerDraft } from "../../core/passengers/passenger"
import { type DocumentKind, rutCheckDigit, showDocument } from "../../core/person/document"
import { shownId } from "../../core/quote/id"
import { type Day, isDay, showDay } from "../../core/trip/calendar"
import { dayHere } from "../clock/today"
import { readExact } from "../json/exactJson"
import { Id } from "../json/idSchema"
import { Http, type HttpFailure } from "./client"
import { idIn, textOf } from "./wire/lenient"

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** An instant's day in the visitor's zone; without a zone, the written day (EX-04). */
const readMoment = (text: string): Day | undefined => {
  const [, day = "", time, zone] = moment.exec(text) ?? []
  if (!isDay(day)) return undefined
  if (zone === undefined) return day
  const instant = new Date(`${day}T${time}${zone.replace(/(\d{2}):?(\d{2})$/, "$1:$2")}`)
  return Number.isNaN(instant.getTime()) ? undefined : dayHere(instant)
}

const writtenDay = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/
const dayIn = (text: string) => writtenDay.exec(text)?.[1] ?? ""

const Moment = Schema.String.check(Schema.makeFilter((text) => readMoment(text) !== undefined))
const WrittenDay = Schema.String.check(Schema.makeFilter((text) => isDay(dayIn(text))))
const Any = Schema.optionalKey(Schema.Unknown)
const Age = Schema.Union([Schema.Int, Schema.String.check(Schema.isPattern(/^\s*\d{1,3}\s*$/))])

/** The partner's own body of `sales/quote` (QR-22). Fields that decide the price must be valid. */
const WireRequest = Schema.Struct({
  TripInitialDate: WrittenDay,
  TripEndDate: WrittenDay,
  Age: Schema.NonEmptyArray(Age),
  Annual: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  PromotionalCode: Any,
  DestinationCountryIsoCode: Schema.NonEmptyString,
  AmountCurrencyISOCode: Any
})

/** Missing or unreadable contact and passenger data is allowed: the portal asks for it. */
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

/** A partner's quote, its `jsonObj` opened, and until when it is valid. */
export const WireExternalQuote = Schema.Struct({ jsonObj: Arranged, expiresDateTime: Moment })

const decodeOpened = Schema.decodeUnknownOption(WireExternalQuote)

/** Opens `jsonObj`, whose ids may be longer than a number holds. */
const decodeAnswer = (answer: unknown) => {
  const told = Object(Object(answer).data ?? answer)
  return decodeOpened(typeof told.jsonObj === "string" ? { ...told, jsonObj: readExact(told.jsonObj) } : told)
}

type WirePassenger = Readonly<Record<string, unknown>>

const toPassenger = (value: unknown): WirePassenger => (typeof value === "object" && value !== null ? { ...value } : {})

/** Ids of these two lists are numbers. Any other text would be sent as an id, so it becomes empty. */
const numberedId = (told: unknown): string => (/^\d+$/.test(textOf(told)) ? idIn(told) : "")

const longestDocument = 20
const mostDocument = 99_999_999

/**
 * A document in its usual format. A number is a RUT without check digit, which is computed (PY-15).
 * A text is complete.
 */
const documentOf = (value: unknown, kind: DocumentKind) => {
  if (typeof value === "string") return value.length <= longestDocument ? showDocument(textOf(value), kind) : ""
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1 || value > mostDocument) return ""
  return showDocument(kind === "rut" ? `${value}-${rutCheckDigit(String(value))}` : String(value), kind)
}

const birthIn = (value: unknown) => {
  const day = dayIn(textOf(value))
  return isDay(day) ? showDay(day) : ""
}

const toDraft = (wire: WirePassenger, kind: DocumentKind): PassengerDraft => ({
  name: textOf(wire.FirstName),
  surname: textOf(wire.LastName),
  documentType: numberedId(wire.DocumentTypeId),
  document: documentOf(wire.DocumentNo, kind),
  birth: birthIn(wire.DateOfBirth),
  phone: textOf(wire.PhoneContact)
})

/** Partners send no emergency contact, and only the id of a country. */
const toMainDraft = (wire: WirePassenger, kind: DocumentKind): MainPassengerDraft => ({
  ...emptyMainPassenger,
  ...toDraft(wire, kind),
  email: textOf(wire.Email),
  address: textOf(wire.Address),
  postalCode: textOf(wire.CP),
  comuna: textOf(wire.Comuna),
  // It may be letters, such as ARG (RG-05): takeExternalQuote looks it up.
  country: idIn(wire.IdCountry),
  province: numberedId(wire.IdState),
  provinceName: textOf(wire.Province)
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
  coupon: textOf(quote.PromotionalCode) || null,
  phone: textOf(phoneNumber),
  email: textOf(email),
  subscribed: subscribed === true
})

type Terms = Pick<Channel, "currency" | "document">

/**
 * Reads an answer of `sales/external/getquote` (EX-03). Undefined if it is not a quote. Every
 * listed passenger counts, even without data. It never throws.
 */
export const readExternalQuote = (answer: unknown, channel: Terms): ExternalQuote | undefined => {
  const read = Option.getOrUndefined(decodeAnswer(answer))
  if (read === undefined) return undefined
  const { expiresDateTime, jsonObj } = read
  const { destination, passengers, productId } = jsonObj
  const [first, ...others] = Array.isArray(passengers) ? passengers.map(toPassenger) : []
  return {
    plan: shownId(productId),
    request: toRequest(jsonObj, channel),
    destination: typeof destination === "string" ? destination : "",
    passengers: {
      main: first ? toMainDraft(first, channel.document) : emptyMainPassenger,
      others: others.map((other) => toDraft(other, channel.document))
    },
    expires: readMoment(expiresDateTime) ?? ""
  }
}

const toFailure = (failure: HttpFailure) => {
  const isRefused = failure._tag === "Status" && failure.status >= 400 && failure.status < 500
  return new (isRefused ? ExternalQuoteInvalid : ExternalQuoteUnavailable)({ cause: failure._tag })
}

/**
 * Reads a partner's quote from `GET {proxy}/public_api/sales/external/getquote?id=` (EX-03). The
 * timeout is 10 s. The log holds the failure's name.
 */
export const ExternalQuoteApiHttp = Layer.effect(
  ExternalQuoteApi,
  Effect.gen(function* () {
    const http = yield* Http
    const channel = yield* CurrentChannel
    const find = Effect.fnUntraced(
      function* (id: string) {
        // Unlike encodeURIComponent, this never throws on the text of a link.
        const query = new URLSearchParams({ id })
        const url = `/public_api/sales/external/getquote?${query}`
        const asked = http.json({ method: "GET", url, timeout: 10_000, retries: 2 })
        const quote = readExternalQuote(yield* Effect.mapError(asked, toFailure), channel)
        return quote ?? (yield* new ExternalQuoteInvalid({ cause: "Shape" }))
      },
      Effect.tapError(({ _tag, cause }) => Effect.sync(() => log(`external/getquote: ${_tag} (${cause})`)))
    )
    return ExternalQuoteApi.of({ find })
  })
)
