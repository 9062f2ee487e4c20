import { Effect, Layer, Option, Schema } from "effect"
import { log } from "../../core/device/log"
import { toCents } from "../../core/quote/money"
import { type Benefit, cutBenefits, financedTotal, type Instalment, type Plan } from "../../core/quote/plan"
import { QuoteApi, QuoteDeclined, QuoteRefused, type QuoteRequest, QuoteUnavailable } from "../../core/quote/QuoteApi"
import { Id } from "../json/idSchema"
import { readJson } from "../json/readJson"
import { Http, type HttpFailure } from "./client"

/** The body of `sales/quote`, with its keys in the order of QR-22. */
export const toWireQuote = (request: QuoteRequest) => ({
  quote: {
    TripInitialDate: request.start,
    TripEndDate: request.end,
    Age: request.ages,
    Annual: request.annual,
    Sort: 1,
    PromotionalCode: request.coupon,
    DestinationCountryIsoCode: request.code,
    AmountCurrencyISOCode: request.currency,
    Top: 15,
    Product: []
  },
  phoneNumber: request.phone,
  email: request.email,
  subscribed: request.subscribed
})

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const most = 1e12
const Money = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: most }))
const Items = Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Unknown)))

/** Only what a sale needs must be valid. The rest may be missing or null (CL-09, TR-01). */
export const WirePlan = Schema.Struct({
  Id,
  Title: Text,
  Name: Text,
  Product: Text,
  CardDescription: Text,
  LongDescription: Text,
  Currency: Text,
  Amount: Money,
  AmountWithoutPromotion: Schema.optionalKey(Schema.Unknown),
  Rate: Schema.optionalKey(Schema.Unknown),
  Favorite: Schema.optionalKey(Schema.Unknown),
  Installment: Items,
  Benefit: Items
})

/** One way to pay a plan. A row that is none of this is left out. */
export const WireInstalment = Schema.Struct({
  Id,
  IdPaymentMethod: Id,
  NumberOfInstallments: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 })),
  AmountPerInstallment: Money.check(Schema.isGreaterThan(0))
})

export const WireBenefit = Schema.Struct({ Description: Text, Detail: Text })

const decodePlan = Schema.decodeUnknownOption(WirePlan)
const decodeInstalment = Schema.decodeUnknownOption(WireInstalment)
const decodeBenefit = Schema.decodeUnknownOption(WireBenefit)

const numberIn = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : 0)

const maxPlans = 100
const maxBenefits = 500

const readInstalment = (item: unknown): ReadonlyArray<Instalment> =>
  Option.toArray(decodeInstalment(item)).map((wire) => ({
    id: wire.Id,
    paymentMethod: wire.IdPaymentMethod,
    count: wire.NumberOfInstallments,
    amount: toCents(wire.AmountPerInstallment)
  }))

const readBenefit = (item: unknown): ReadonlyArray<Benefit> =>
  Option.toArray(decodeBenefit(item)).map(({ Description, Detail }) => ({
    description: Description ?? "",
    detail: Detail ?? ""
  }))

const firstText = (...texts: ReadonlyArray<string | null | undefined>) =>
  texts.find((text) => text !== null && text !== undefined && text.trim() !== "") ?? ""

const longestCoverage = 120

const shortened = (text: string) =>
  text.length > longestCoverage ? `${text.slice(0, longestCoverage).replace(/\s+\S*$/, "")}…` : text

/** Undefined without id, name or price, or in another currency than was asked for (CH-07). */
const readPlan = (item: unknown, currency: string): Plan | undefined => {
  const wire = Option.getOrUndefined(decodePlan(item))
  const title = firstText(wire?.Title, wire?.Name)
  if (wire === undefined || title === "") return undefined
  const amount = toCents(wire.Amount)
  const isOther = firstText(wire.Currency, currency).trim().toUpperCase() !== currency
  if (amount === 0 || isOther) return undefined
  const description = firstText(wire.LongDescription)
  const before = numberIn(wire.AmountWithoutPromotion)
  return {
    id: wire.Id,
    title,
    name: firstText(wire.Name, wire.Title),
    product: wire.Product ?? "",
    coverage: shortened(firstText(wire.CardDescription, description)),
    ...(description && { description }),
    currency,
    amount,
    ...(before > 0 && before <= most && { amountBefore: toCents(before) }),
    rate: numberIn(wire.Rate),
    favorite: numberIn(wire.Favorite),
    instalments: (wire.Installment ?? []).flatMap(readInstalment),
    benefits: cutBenefits((wire.Benefit ?? []).slice(0, maxBenefits).flatMap(readBenefit))
  }
}

const hasOtherTotal = (plan: Plan) => plan.instalments.some((way) => financedTotal(plan, way) !== undefined)

/** An answer of `sales/quote`. `bad` counts the plans that cannot be sold. */
type QuoteAnswer =
  | { readonly is: "plans"; readonly plans: ReadonlyArray<Plan>; readonly bad: number }
  | { readonly is: "declined"; readonly message: string }
  | { readonly is: "unreadable" }

const reasonIn = (answer: unknown): string | undefined => {
  const { error } = Object(answer)
  return typeof error === "string" && error.trim() !== "" ? error : undefined
}

/** The reason in `{ "error": "…" }`. Undefined without one (QB-14). */
export const readRefusal = (text: string): string | undefined => reasonIn(readJson(text))

/**
 * Reads any answer of `sales/quote` and never throws (TR-01). It keeps at most 100 plans, the first
 * of each Id, priced in `currency`. A list in which no plan can be sold is unreadable.
 */
export const readQuoteAnswer = (answer: unknown, currency: string): QuoteAnswer => {
  if (!Array.isArray(answer)) {
    const reason = reasonIn(answer)
    return reason ? { is: "declined", message: reason } : { is: "unreadable" }
  }
  const plans = new Map<string, Plan>()
  let bad = 0
  for (const item of answer) {
    if (plans.size === maxPlans) break
    const plan = readPlan(item, currency)
    if (plan === undefined) bad += 1
    else if (!plans.has(String(plan.id))) plans.set(String(plan.id), plan)
  }
  if (plans.size === 0 && bad > 0) return { is: "unreadable" }
  return { is: "plans", plans: [...plans.values()], bad }
}

const toQuoteFailure = (failure: HttpFailure) => {
  if (failure._tag !== "Status" || failure.text === undefined) return new QuoteUnavailable({ cause: failure._tag })
  const message = readRefusal(failure.text)
  return new QuoteRefused({ status: failure.status, ...(message !== undefined && { message }) })
}

/**
 * Prices trips with `POST {proxy}/public_api/sales/quote` (QR-22). The log holds the failure's
 * name, never the request (CL-03).
 */
export const QuoteApiHttp = Layer.effect(
  QuoteApi,
  Effect.gen(function* () {
    const http = yield* Http
    const quote = Effect.fnUntraced(
      function* (request: QuoteRequest) {
        const body = toWireQuote(request)
        const asked = http.json({ method: "POST", url: "/public_api/sales/quote", body, timeout: 20_000, retries: 1 })
        const answer = readQuoteAnswer(yield* Effect.mapError(asked, toQuoteFailure), request.currency)
        if (answer.is === "declined") return yield* new QuoteDeclined({ message: answer.message })
        if (answer.is === "unreadable") return yield* new QuoteUnavailable({ cause: "Shape" })
        if (answer.bad > 0) log(`sales/quote: ${answer.bad} plans cannot be sold`)
        const odd = answer.plans.filter(hasOtherTotal).length
        if (odd > 0) log(`sales/quote: ${odd} plans have another price in instalments`)
        return answer.plans
      },
      Effect.tapError(({ _tag }) => Effect.sync(() => log(`sales/quote: ${_tag}`)))
    )
    return QuoteApi.of({ quote })
  })
)
