import { Context, type Effect } from "effect"
import type { Day } from "./calendar"

/** Today in UTC, for every rule about dates (QR-05). */
export class Clock extends Context.Service<Clock, { readonly today: Effect.Effect<Day> }>()("core/trip/Clock") {}
