import { Option, Schema } from "effect"
import type { Channel } from "../../../core/channel/channel"
import type { ExternalQuote } from "../../../core/external/externalQuote"
import { emptyMainPassenger, type MainPassengerDraft, type PassengerDraft } from "../../../core/passengers/passenger"
import { type DocumentKind, rutCheckDigit, showDocument } from "../../../core/person/document"
import { type Day, isDay, showDay } from "../../../core/trip/calendar"
import { dayHere } from "../../clock/dayHere"

const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The day of an instant by the visitor's own calendar; without a zone, the day that is written (A26). */
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
const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const Id = Schema.Union([Schema.Finite, Schema.NonEmptyString])
const MaybeId = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Finite, Schema.String])))

/** A passenger of a sale (2§7). Who it is must be told; where they live may be missing, as it can be asked for. */
const WirePassenger = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  DocumentTypeId: Id,
  DocumentNo: Schema.Union([
    Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99_999_999 })),
    Schema.NonEmptyString.check(Schema.isMaxLength(20))
  ]),
  DateOfBirth: WrittenDay,
  PhoneContact: Text,
  Email: Text,
  Address: Text,
  Province: Text,
  CP: Text,
  Comuna: Text,
  IdState: MaybeId,
  IdCountry: MaybeId
})
type WirePassenger = typeof WirePassenger.Type

/** The body of `sales/quote` as the partner sent it (1§3). */
const WireRequest = Schema.Struct({
  TripInitialDate: WrittenDay,
  TripEndDate: WrittenDay,
  Age: Schema.NonEmptyArray(Schema.Int),
  Annual: Schema.optionalKey(Schema.NullOr(Schema.Literal(false))),
  PromotionalCode: Text,
  DestinationCountryIsoCode: Schema.NonEmptyString,
  AmountCurrencyISOCode: Text
})

const Arranged = Schema.Struct({
  productId: Id,
  quote: WireRequest,
  phoneNumber: Schema.String,
  email: Schema.String,
  subscribed: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  destination: Text,
  passengers: Schema.NonEmptyArray(WirePassenger)
})
type Arranged = typeof Arranged.Type

const decodeAnswer = Schema.decodeUnknownOption(
  Schema.Struct({
    data: Schema.Struct({
      jsonObj: Schema.Union([Arranged, Schema.fromJsonString(Arranged)]),
      expiresDateTime: Moment
    })
  })
)

/** A document as its holder writes it: the number of a RUT comes without its check digit, which follows from it (A15); a text is whole. */
const documentOf = (number: number | string, kind: DocumentKind) =>
  typeof number === "number" && kind === "rut"
    ? showDocument(`${number}${rutCheckDigit(String(number))}`, kind)
    : showDocument(String(number), kind)

const toDraft = (wire: WirePassenger, kind: DocumentKind): PassengerDraft => ({
  name: wire.FirstName,
  surname: wire.LastName,
  documentType: String(wire.DocumentTypeId),
  document: documentOf(wire.DocumentNo, kind),
  birth: showDay(dayIn(wire.DateOfBirth)),
  phone: wire.PhoneContact ?? ""
})

/** Partners ask for nobody to call in an emergency, and name no country but by its id. */
const toMainDraft = (wire: WirePassenger, kind: DocumentKind): MainPassengerDraft => ({
  ...emptyMainPassenger,
  ...toDraft(wire, kind),
  email: wire.Email ?? "",
  address: wire.Address ?? "",
  postalCode: wire.CP ?? "",
  comuna: wire.Comuna ?? "",
  country: String(wire.IdCountry ?? ""),
  province: String(wire.IdState ?? ""),
  provinceName: wire.Province ?? ""
})

const toRequest = (
  { email, phoneNumber, quote, subscribed }: Arranged,
  { currency }: Terms
): ExternalQuote["request"] => ({
  start: dayIn(quote.TripInitialDate),
  end: dayIn(quote.TripEndDate),
  ages: quote.Age,
  code: quote.DestinationCountryIsoCode,
  annual: quote.Annual ?? null,
  currency: quote.AmountCurrencyISOCode?.trim() || currency.code,
  coupon: quote.PromotionalCode?.trim() || null,
  phone: phoneNumber,
  email,
  subscribed: subscribed ?? false
})

/** What a channel knows that a partner may leave out. */
type Terms = Pick<Channel, "currency" | "document">

/** Reads an answer of `sales/external/getquote` whatever it is (2§3, B6); undefined for what is no quote. Never throws. */
export const readExternalQuote = (answer: unknown, channel: Terms): ExternalQuote | undefined => {
  const wire = Option.getOrUndefined(decodeAnswer(answer))?.data
  if (wire === undefined) return undefined
  const { destination, passengers, productId } = wire.jsonObj
  const [first, ...others] = passengers
  return {
    plan: String(productId),
    request: toRequest(wire.jsonObj, channel),
    destination: destination ?? "",
    passengers: {
      main: toMainDraft(first, channel.document),
      others: others.map((other) => toDraft(other, channel.document))
    },
    expires: readMoment(wire.expiresDateTime) ?? ""
  }
}
