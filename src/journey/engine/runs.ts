import { Cause, type Effect, Exit, type ManagedRuntime } from "effect"
import type { Outcome, Start } from "./remote"

const outcomeOf = <A, E>(exit: Exit.Exit<A, E>): Outcome<A, E> => {
  if (Exit.isSuccess(exit)) return { is: "done", value: exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)
  if (failure) return { is: "failed", error: failure.error }
  console.error("A use-case broke:", Cause.squash(exit.cause))
  return { is: "failed", error: { _tag: "Broken" } }
}

/** Turns use-cases of a runtime into what a page can start and follow. */
export const runsIn =
  <World, Fault>(runtime: ManagedRuntime.ManagedRuntime<World, Fault>) =>
  <In, A, E>(useCase: (input: In) => Effect.Effect<A, E, World>): Start<In, A, E> =>
  (input, done) => {
    let wanted = true
    const interrupt = runtime.runCallback(useCase(input), {
      onExit: (exit) => {
        if (wanted) done(outcomeOf(exit as Exit.Exit<A, E>))
      }
    })
    return () => {
      wanted = false
      interrupt()
    }
  }
