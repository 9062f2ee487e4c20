import { Context, type Effect } from "effect"
import type { Day } from "./calendar"

/** What day it is, in UTC: the clock that the rules follow (QR-05). */
export class Clock extends Context.Service<Clock, { readonly today: Effect.Effect<Day> }>()("core/trip/Clock") {}
