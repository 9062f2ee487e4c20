import { Data, Effect } from "effect"
import { CurrentChannel } from "../channel/channel"
import { Clock } from "../trip/Clock"
import { hasContact, type Search } from "../trip/search"
import { judgeAnywhere, type Verdict } from "../trip/tripRules"
import { favouritesFirst } from "./plan"
import { type PartnerRequest, QuoteApi } from "./QuoteApi"

/** The trip breaks a rule, so no request was sent (QR-13). */
export class NotQuotable extends Data.TaggedError("NotQuotable")<{
  readonly why: Exclude<Verdict["is"], "quotable">
}> {}

/**
 * The plans for a search in the provider's order, with or without a coupon. It sends one request,
 * and only for a trip within the rules (QR-13). A partner's trip may lack a destination, and is
 * quoted by the partner's own request (EX-05).
 */
export const quoteTrip = Effect.fnUntraced(function* (
  { email, phone, subscribed, trip }: Search,
  coupon: string | null,
  partner?: PartnerRequest
) {
  if (!hasContact({ email, phone })) return yield* new NotQuotable({ why: "incomplete" })
  const channel = yield* CurrentChannel
  const api = yield* QuoteApi

  const verdict = judgeAnywhere(trip, channel.trip, yield* Clock.today)
  if (verdict.is !== "quotable") return yield* new NotQuotable({ why: verdict.is })

  const { annual, code } = verdict
  const currency = channel.currency.code
  const { ages, end, start } = trip
  const own = { start, end, ages, code, annual, currency, coupon, phone, email, subscribed }
  return yield* api.quote({ ...own, ...partner })
})

/** The plans for a search, favourites first (RS-04). */
export const requestQuotes = Effect.fnUntraced(function* (search: Search) {
  if (search.trip.destination === "") return yield* new NotQuotable({ why: "incomplete" })
  return favouritesFirst(yield* quoteTrip(search, null))
})
