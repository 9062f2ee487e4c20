import { Effect, Layer } from "effect"
import {
  AccountApi,
  ProfileNotSaved,
  ProfileUnknown,
  SessionLost,
  VouchersUnavailable
} from "../../core/account/AccountApi"
import type { Profile } from "../../core/account/profile"
import type { Voucher } from "../../core/account/voucher"
import { EnrollApi, type Sale, type SaleFailure, type SaleTerms } from "../../core/enroll/EnrollApi"
import type { Order } from "../../core/enroll/purchase"
import {
  type ExternalQuote,
  ExternalQuoteApi,
  type ExternalQuoteInvalid,
  ExternalQuoteUnavailable
} from "../../core/external/externalQuote"
import { MailApi, MailNotSent, type QuoteMail } from "../../core/mail/MailApi"
import { type Choice, LookupFailed, LookupsApi } from "../../core/passengers/LookupsApi"
import type { Plan } from "../../core/quote/plan"
import { QuoteApi, type QuoteFailure, type QuoteRequest } from "../../core/quote/QuoteApi"
import { NotificationLost, NotificationsApi } from "../../core/service/requests"
import { type Destination, DestinationsApi } from "../../core/trip/DestinationsApi"

export interface QuoteApiMemoryOptions {
  plans?: ReadonlyArray<Plan>
  withCoupon?: ReadonlyArray<Plan>
  failure?: QuoteFailure
  couponFailure?: QuoteFailure
  delay?: number | "forever"
  readonly asked?: Array<QuoteRequest>
}

/**
 * A provider that quotes by its options at the time of each request. Default `withCoupon`: the
 * plans without one. `delay` is in milliseconds; "forever" never answers.
 */
export const QuoteApiMemory = (options: QuoteApiMemoryOptions = {}) =>
  Layer.succeed(QuoteApi, {
    quote: (request) =>
      Effect.suspend(() => {
        const { asked, couponFailure, delay = 0, plans = [], withCoupon = plans } = options
        asked?.push(request)
        const failure = options.failure ?? (request.coupon === null ? undefined : couponFailure)
        const answer = failure ? Effect.fail(failure) : Effect.succeed(request.coupon === null ? plans : withCoupon)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })

/** A fixed list of destinations. */
export const DestinationsMemory = (all: ReadonlyArray<Destination>) =>
  Layer.succeed(DestinationsApi, { all: Effect.succeed(all) })

export interface LookupsApiMemoryOptions {
  documentTypes?: ReadonlyArray<Choice>
  countries?: ReadonlyArray<Choice>
  provinces?: ReadonlyArray<Choice>
  lost?: boolean | "provinces"
  delay?: number | "forever"
  readonly asked?: Array<string>
}

const someTypes = [{ id: "1", name: "DNI" }]
const someCountries = [
  { id: "1", name: "Argentina" },
  { id: "2", name: "Chile" }
]
const someProvinces: Readonly<Record<string, ReadonlyArray<Choice>>> = {
  "1": [
    { id: "11", name: "Buenos Aires" },
    { id: "12", name: "Córdoba" }
  ],
  "2": [
    { id: "21", name: "Metropolitana de Santiago" },
    { id: "22", name: "Valparaíso" }
  ]
}

/**
 * Lists that answer by their options at the time of each call. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const LookupsApiMemory = (options: LookupsApiMemoryOptions = {}) => {
  const answer = (list: () => ReadonlyArray<Choice>, name = "") =>
    Effect.suspend(() => {
      const { delay = 0, lost } = options
      const found =
        lost === true || lost === name ? Effect.fail(new LookupFailed({ cause: "Network" })) : Effect.succeed(list())
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(found))
    })
  return Layer.succeed(LookupsApi, {
    documentTypes: answer(() => options.documentTypes ?? someTypes),
    countries: answer(() => options.countries ?? someCountries),
    provinces: (country) => {
      options.asked?.push(country)
      return answer(() => options.provinces ?? someProvinces[country] ?? [], "provinces")
    }
  })
}

export interface EnrollApiMemoryOptions {
  order?: Order
  failure?: SaleFailure | undefined
  /** The failure of every sale but the first. Default: `failure`. */
  later?: SaleFailure
  delay?: number | "forever"
  readonly asked?: Array<Sale & SaleTerms>
}

/**
 * A provider that sells by its options at the time of each sale. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const EnrollApiMemory = (options: EnrollApiMemoryOptions = {}) => {
  let sales = 0
  return Layer.succeed(EnrollApi, {
    enroll: (sale, terms) =>
      Effect.suspend(() => {
        sales += 1
        const { asked, delay = 0, order = { idSalesOrder: "9001", reserveId: "48201936" } } = options
        const failure = sales > 1 ? (options.later ?? options.failure) : options.failure
        asked?.push({ ...sale, ...terms })
        const answer = failure ? Effect.fail(failure) : Effect.succeed(order)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })
}

export interface MailApiMemoryOptions {
  lost?: boolean
  delay?: number | "forever"
  readonly asked?: Array<QuoteMail>
}

/**
 * A mail service that answers by its options at the time of each mail. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const MailApiMemory = (options: MailApiMemoryOptions = {}) =>
  Layer.succeed(MailApi, {
    mailQuote: (mail) =>
      Effect.suspend(() => {
        const { asked, delay = 0, lost } = options
        asked?.push(mail)
        const answer = lost ? Effect.fail(new MailNotSent({ cause: "Network" })) : Effect.void
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })

export interface NotificationsApiMemoryOptions {
  lost?: boolean
  delay?: number | "forever"
  readonly asked?: Array<object>
}

/**
 * Staff that answers by its options at the time of each message. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const NotificationsApiMemory = (options: NotificationsApiMemoryOptions = {}) => {
  const receive = (message: object) =>
    Effect.suspend(() => {
      const { asked, delay = 0, lost } = options
      asked?.push(message)
      const answer = lost ? Effect.fail(new NotificationLost({ cause: "Network" })) : Effect.void
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
    })
  return Layer.succeed(NotificationsApi, {
    requestContact: receive,
    cancel: (cancellation, reference) => receive({ ...cancellation, reference })
  })
}

export interface ExternalQuoteApiMemoryOptions {
  quote?: ExternalQuote
  failure?: ExternalQuoteInvalid | ExternalQuoteUnavailable | undefined
  delay?: number | "forever"
  readonly asked?: Array<string>
}

/**
 * Answers every id with one quote. Without a quote, every call fails. `delay` is in milliseconds;
 * "forever" never answers.
 */
export const ExternalQuoteApiMemory = (options: ExternalQuoteApiMemoryOptions = {}) =>
  Layer.succeed(ExternalQuoteApi, {
    find: (id) =>
      Effect.suspend(() => {
        const { asked, delay = 0, failure = new ExternalQuoteUnavailable({ cause: "Network" }), quote } = options
        asked?.push(id)
        const answer = quote && !options.failure ? Effect.succeed(quote) : Effect.fail(failure)
        return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(answer))
      })
  })

export interface AccountApiMemoryOptions {
  profile?: Profile | undefined
  vouchers?: ReadonlyArray<Voucher>
  unread?: number
  over?: boolean
  unknown?: boolean
  down?: boolean
  delay?: number | "forever"
}

/**
 * An account that answers by its options at the time of each call, and saves into them. `vouchers`
 * absent: fetching them fails. `unread` of their list cannot be read. `over`: save and list fail,
 * as the session is over. `unknown`: the provider cannot say if the visitor is registered. `down`:
 * a save fails. `delay`, in milliseconds, is that of save and list; "forever" never answers.
 */
export const AccountApiMemory = (options: AccountApiMemoryOptions = {}) => {
  const answered = <A, E>(answer: Effect.Effect<A, E>): Effect.Effect<A, E | SessionLost> =>
    Effect.suspend((): Effect.Effect<A, E | SessionLost> => {
      const { delay = 0, over } = options
      const outcome: Effect.Effect<A, E | SessionLost> = over ? Effect.fail(new SessionLost()) : answer
      return (delay === "forever" ? Effect.never : Effect.sleep(delay)).pipe(Effect.andThen(outcome))
    })
  const purchases = answered(
    Effect.suspend(() =>
      options.vouchers
        ? Effect.succeed({ vouchers: options.vouchers, unread: options.unread ?? 0 })
        : Effect.fail(new VouchersUnavailable())
    )
  )
  return Layer.succeed(AccountApi, {
    profile: Effect.sync(() => options.profile),
    knownProfile: Effect.suspend(() =>
      options.unknown ? Effect.fail(new ProfileUnknown()) : Effect.succeed(options.profile)
    ),
    save: (profile) =>
      answered(
        Effect.suspend(() => {
          if (options.down) return Effect.fail(new ProfileNotSaved())
          options.profile = profile
          return Effect.void
        })
      ),
    purchases,
    vouchers: Effect.map(purchases, ({ vouchers }) => vouchers)
  })
}
