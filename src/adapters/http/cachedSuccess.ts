import { Duration, Effect, Exit } from "effect"

/** One request for all callers, simultaneous ones included. A failure is not cached. */
export const cachedSuccess = <A, E>(ask: Effect.Effect<A, E>): Effect.Effect<Effect.Effect<A, E>> =>
  Effect.cachedWithTTL(ask, (exit) => (Exit.isSuccess(exit) ? Duration.infinity : 0))
