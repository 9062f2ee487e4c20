import { Duration, Effect, Exit } from "effect"

/** Asks once for all callers, also for those who come together; after a failure the next one asks again. */
export const cachedSuccess = <A, E>(ask: Effect.Effect<A, E>): Effect.Effect<Effect.Effect<A, E>> =>
  Effect.cachedWithTTL(ask, (exit) => (Exit.isSuccess(exit) ? Duration.infinity : 0))
