import { Cause, type Context, Effect, Exit, type ManagedRuntime } from "effect"
import { broken, type Outcome, type UseCase } from "./useCase"

const outcomeOf = <A, E>(exit: Exit.Exit<A, E>): Outcome<A, E> => {
  if (Exit.isSuccess(exit)) return { is: "done", value: exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)
  if (failure) return { is: "failed", error: failure.error }
  if (!Cause.hasInterruptsOnly(exit.cause)) console.error("A use-case broke:", Cause.squash(exit.cause))
  return broken
}

type Called<Call> =
  Call extends Effect.Effect<infer A, infer E>
    ? UseCase<void, A, E>
    : Call extends (input: infer In) => Effect.Effect<infer A, infer E>
      ? UseCase<In, A, E>
      : never

export type Port<Service> = { readonly [Name in keyof Service]: Called<Service[Name]> }

interface Call<World> {
  <A, E>(useCase: () => Effect.Effect<A, E, World>): UseCase<void, A, E>
  <In, A, E>(useCase: (input: In) => Effect.Effect<A, E, World>): UseCase<In, A, E>
}

/** Turns the core's effects into use-cases that run in one world. */
export const bind = <World, Fault>(runtime: ManagedRuntime.ManagedRuntime<World, Fault>) => {
  const call: Call<World> =
    <In, A, E>(useCase: (input: In) => Effect.Effect<A, E, World>): UseCase<In, A, E> =>
    async (input, signal) =>
      outcomeOf((await runtime.runPromiseExit(useCase(input), signal && { signal })) as Exit.Exit<A, E>)

  const port = <Id extends World, Service extends object>(tag: Context.Service<Id, Service>) =>
    new Proxy({} as Port<Service>, {
      // A promise that resolves to a port reads its `then`.
      get: (_, name) =>
        name === "then"
          ? undefined
          : call((input: unknown) =>
              Effect.flatMap(tag, (service) => {
                const found: unknown = Reflect.get(service, name)
                return (typeof found === "function" ? found(input) : found) as Effect.Effect<unknown, unknown>
              })
            )
    })
  return { call, port }
}
