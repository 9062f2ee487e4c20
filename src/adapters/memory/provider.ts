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

/** The time that a call takes, in milliseconds; "forever" never answers. */
interface Pace {
  delay?: number | "forever"
}

interface Asked<In> extends Pace {
  readonly asked?: Array<In>
}

const after = <A, E>({ delay = 0 }: Pace, answer: Effect.Effect<A, E>) =>
  Effect.andThen(delay === "forever" ? Effect.never : Effect.sleep(delay), answer)

/** Answers a call by the options as they are then, and notes it. */
const answering = <In, A, E>(options: Asked<NoInfer<In>>, input: In, answer: () => Effect.Effect<A, E>) =>
  Effect.suspend(() => {
    const answered = after(options, answer())
    options.asked?.push(input)
    return answered
  })

export interface QuoteApiMemoryOptions extends Asked<QuoteRequest> {
  plans?: ReadonlyArray<Plan>
  withCoupon?: ReadonlyArray<Plan>
  failure?: QuoteFailure
  couponFailure?: QuoteFailure
}

/**
 * A provider that quotes by its options at the time of each request. Default `withCoupon`: the
 * plans without one.
 */
export const QuoteApiMemory = (options: QuoteApiMemoryOptions = {}) =>
  Layer.succeed(QuoteApi, {
    quote: (request) =>
      answering(options, request, () => {
        const { couponFailure, plans = [], withCoupon = plans } = options
        const failure = options.failure ?? (request.coupon === null ? undefined : couponFailure)
        return failure ? Effect.fail(failure) : Effect.succeed(request.coupon === null ? plans : withCoupon)
      })
  })

/** A fixed list of destinations. */
export const DestinationsMemory = (all: ReadonlyArray<Destination>) =>
  Layer.succeed(DestinationsApi, { all: Effect.succeed(all), built: Effect.succeed(all) })

export interface LookupsApiMemoryOptions extends Pace {
  documentTypes?: ReadonlyArray<Choice>
  countries?: ReadonlyArray<Choice>
  provinces?: ReadonlyArray<Choice>
  lost?: boolean | "provinces"
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

/** Lists that answer by their options at the time of each call. */
export const LookupsApiMemory = (options: LookupsApiMemoryOptions = {}) => {
  const answer = (list: () => ReadonlyArray<Choice>, name = "") =>
    Effect.suspend(() => {
      const { lost } = options
      const found =
        lost === true || lost === name ? Effect.fail(new LookupFailed({ cause: "Network" })) : Effect.succeed(list())
      return after(options, found)
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

export interface EnrollApiMemoryOptions extends Asked<Sale & SaleTerms> {
  order?: Order
  failure?: SaleFailure | undefined
  /** The failure of every sale but the first. Default: `failure`. */
  later?: SaleFailure
}

/** A provider that sells by its options at the time of each sale. */
export const EnrollApiMemory = (options: EnrollApiMemoryOptions = {}) => {
  let sales = 0
  return Layer.succeed(EnrollApi, {
    enroll: (sale, terms) =>
      answering(options, { ...sale, ...terms }, () => {
        sales += 1
        const { order = { idSalesOrder: "9001", reserveId: "48201936" } } = options
        const failure = sales > 1 ? (options.later ?? options.failure) : options.failure
        return failure ? Effect.fail(failure) : Effect.succeed(order)
      })
  })
}

export interface MailApiMemoryOptions extends Asked<QuoteMail> {
  lost?: boolean
}

/** A mail service that answers by its options at the time of each mail. */
export const MailApiMemory = (options: MailApiMemoryOptions = {}) =>
  Layer.succeed(MailApi, {
    mailQuote: (mail) =>
      answering(options, mail, () => (options.lost ? Effect.fail(new MailNotSent({ cause: "Network" })) : Effect.void))
  })

export interface NotificationsApiMemoryOptions extends Asked<object> {
  lost?: boolean
}

/** Staff that answers by its options at the time of each message. */
export const NotificationsApiMemory = (options: NotificationsApiMemoryOptions = {}) => {
  const receive = (message: object) =>
    answering(options, message, () =>
      options.lost ? Effect.fail(new NotificationLost({ cause: "Network" })) : Effect.void
    )
  return Layer.succeed(NotificationsApi, {
    requestContact: receive,
    cancel: (cancellation, reference) => receive({ ...cancellation, reference })
  })
}

export interface ExternalQuoteApiMemoryOptions extends Asked<string> {
  quote?: ExternalQuote
  failure?: ExternalQuoteInvalid | ExternalQuoteUnavailable | undefined
}

/** Answers every id with one quote. Without a quote, every call fails. */
export const ExternalQuoteApiMemory = (options: ExternalQuoteApiMemoryOptions = {}) =>
  Layer.succeed(ExternalQuoteApi, {
    find: (id) =>
      answering(options, id, () => {
        const { failure = new ExternalQuoteUnavailable({ cause: "Network" }), quote } = options
        return quote && !options.failure ? Effect.succeed(quote) : Effect.fail(failure)
      })
  })

export interface AccountApiMemoryOptions extends Pace {
  profile?: Profile | undefined
  vouchers?: ReadonlyArray<Voucher>
  unread?: number
  over?: boolean | "already"
  unknown?: boolean
  down?: boolean
}

/**
 * An account that answers by its options at the time of each call, and saves into them. `vouchers`
 * absent: fetching them fails. `unread` of their list cannot be read. `over`: save and list fail,
 * as the session is over; "already": so does the profile. `unknown`: the provider cannot say if the
 * visitor is registered. `down`: a save fails. `delay` is that of save and list.
 */
export const AccountApiMemory = (options: AccountApiMemoryOptions = {}) => {
  const answered = <A, E>(answer: () => Effect.Effect<A, E>): Effect.Effect<A, E | SessionLost> =>
    Effect.suspend(() =>
      after<A, E | SessionLost>(options, options.over ? Effect.fail(new SessionLost()) : Effect.suspend(answer))
    )
  const registered = () => Effect.succeed(options.profile)
  const purchases = answered(() =>
    options.vouchers
      ? Effect.succeed({ vouchers: options.vouchers, unread: options.unread ?? 0 })
      : Effect.fail(new VouchersUnavailable())
  )
  return Layer.succeed(AccountApi, {
    profile: Effect.suspend(() => (options.over === "already" ? Effect.fail(new SessionLost()) : registered())),
    knownProfile: Effect.suspend((): Effect.Effect<Profile | undefined, ProfileUnknown | SessionLost> => {
      if (options.over === "already") return Effect.fail(new SessionLost())
      return options.unknown ? Effect.fail(new ProfileUnknown()) : registered()
    }),
    save: (profile) =>
      answered(() => {
        if (options.down) return Effect.fail(new ProfileNotSaved())
        options.profile = profile
        return Effect.void
      }),
    purchases
  })
}
