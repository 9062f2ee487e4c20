import { Effect, Layer } from "effect"
import { Clock } from "../../core/trip/Clock"
import type { Day } from "../../core/trip/calendar"

/** A clock that stands still. */
export const ClockMemory = (day: Day) => Layer.succeed(Clock, { today: Effect.succeed(day) })
