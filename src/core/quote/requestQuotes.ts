import { Data, Effect } from "effect"
import { CurrentChannel } from "../channel/CurrentChannel"
import { Clock } from "../trip/Clock"
import type { Search } from "../trip/search"
import { judgeTrip, type Verdict } from "../trip/tripRules"
import { favouritesFirst } from "./plan"
import { QuoteApi } from "./QuoteApi"

/** The trip may not be quoted: nothing was asked (1§4). */
export class NotQuotable extends Data.TaggedError("NotQuotable")<{
  readonly why: Exclude<Verdict["is"], "quotable">
}> {}

/** The plans on offer for a search, favourites first. Asks the provider once, and only for a trip within the rules (1§4). */
export const requestQuotes = Effect.fn("requestQuotes")(function* ({ email, phone, subscribed, trip }: Search) {
  const channel = yield* CurrentChannel
  const clock = yield* Clock
  const api = yield* QuoteApi

  const verdict = judgeTrip(trip, channel.trip, yield* clock.today)
  if (verdict.is !== "quotable") return yield* new NotQuotable({ why: verdict.is })

  const { annual, code } = verdict
  const currency = channel.currency.code
  const { ages, end, start } = trip
  return favouritesFirst(
    yield* api.quote({ start, end, ages, code, annual, currency, coupon: null, phone, email, subscribed })
  )
})
