import { Context, type Effect } from "effect"
import type { Day } from "./calendar"

/** Today in UTC, for the days of trips (QR-05). Ages and cards go by the visitor's own day. */
export class Clock extends Context.Service<Clock, { readonly today: Effect.Effect<Day> }>()("core/trip/Clock") {
  static readonly today = Clock.use(({ today }) => today)
}
