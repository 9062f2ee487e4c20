import { Effect, Layer } from "effect"
import { Clock } from "../../core/trip/Clock"
import { todayUtc } from "./today"

/** Today in UTC, by the device's clock. */
export const ClockSystem = Layer.succeed(Clock, { today: Effect.sync(todayUtc) })
