import { Cause, Exit, type ManagedRuntime } from "effect"
import { broken, type Outcome, type Run } from "./runtime"

const outcomeOf = <A, E>(exit: Exit.Exit<A, E>): Outcome<A, E> => {
  if (Exit.isSuccess(exit)) return { is: "done", value: exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)
  if (failure) return { is: "failed", error: failure.error }
  if (!Cause.hasInterruptsOnly(exit.cause)) console.error("A use-case broke:", Cause.squash(exit.cause))
  return broken
}

/** Runs the core's effects on one set of adapters. An abort interrupts. */
export const runOn =
  <Ports>(runtime: ManagedRuntime.ManagedRuntime<Ports, never>): Run<Ports> =>
  async (effect, signal) =>
    outcomeOf(await runtime.runPromiseExit(effect, signal && { signal }))
