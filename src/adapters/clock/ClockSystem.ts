import { Effect, Layer } from "effect"
import { Clock } from "../../core/trip/Clock"
import { todayUtc } from "./todayUtc"

/** This machine's clock. */
export const ClockSystem = Layer.succeed(Clock, { today: Effect.sync(todayUtc) })
