import type { Effect } from "effect"
import { log } from "../device/log"
import type * as checkout from "./checkout"
import type * as external from "./external"
import type * as quote from "./quote"
import type * as service from "./service"

/** A failure that no port names: a defect, or code that could not be loaded. */
export interface Broken {
  readonly _tag: "Broken"
}

export type Outcome<A, E = never> =
  | { readonly is: "done"; readonly value: A }
  | { readonly is: "failed"; readonly error: E | Broken }

/** Runs an effect of the core on the adapters of its ports. Never rejects: a defect is Broken. */
export type Run<Ports> = <A, E>(effect: Effect.Effect<A, E, Ports>, signal?: AbortSignal) => Promise<Outcome<A, E>>

type NeedOf<One> = One extends (...input: never) => infer Asked
  ? NeedOf<Asked>
  : One extends Effect.Effect<unknown, unknown, infer Ports>
    ? Ports
    : never

/** What the use-cases of a module need from outside, and the ports that it names. */
export type PortsOf<Named> = NeedOf<Named[keyof Named]>

/** Use-cases and ports that load together, with the first call. */
export interface UseCases<Named> {
  /** Loads them ahead. Rejects if their code is lost; the next call loads it again. */
  readonly load: () => Promise<readonly [Named, Run<PortsOf<Named>>]>
  /** Loads and runs one. Never rejects: lost code is Broken. Ignore the outcome after an abort. */
  readonly run: <A, E>(
    pick: (named: Named) => Effect.Effect<A, E, PortsOf<Named>>,
    signal?: AbortSignal
  ) => Promise<Outcome<A, E>>
}

/** The whole core, on one set of adapters: the provider and this browser, or memory. */
export interface Runtime {
  readonly quote: UseCases<typeof quote>
  readonly checkout: UseCases<typeof checkout>
  readonly external: UseCases<typeof external>
  readonly service: UseCases<typeof service>
}

export const broken: Outcome<never> = { is: "failed", error: { _tag: "Broken" } }

/** Names use-cases that `load` brings, with what runs them. `load` caches its promise. */
export const loadedBy = <Named>(load: UseCases<Named>["load"]): UseCases<Named> => ({
  load,
  run: async (pick, signal) => {
    const loaded = await load().catch(() => undefined)
    if (!loaded || signal?.aborted) return broken
    const [named, run] = loaded
    return run(pick(named), signal)
  }
})

/** A runtime that is loaded with the first call: Effect and the adapters are not in the first view. */
export const lateRuntime = (load: () => Promise<Runtime>): Runtime => ({
  quote: loadedBy(async () => (await load()).quote.load()),
  checkout: loadedBy(async () => (await load()).checkout.load()),
  external: loadedBy(async () => (await load()).external.load()),
  service: loadedBy(async () => (await load()).service.load())
})

/** The value of a use-case that only a defect can fail. Throws on a defect. */
export const orThrow = <A>(outcome: Outcome<A, unknown>): A => {
  if (outcome.is === "done") return outcome.value
  throw new Error("A use-case failed that was not to.", { cause: outcome.error })
}

/** The outcome of plain work. A rejection is logged and counts as Broken. */
export const outcomeOf = <A>(work: Promise<A>): Promise<Outcome<A>> =>
  work.then(
    (value) => ({ is: "done", value }),
    (cause: unknown) => {
      log("A page could not be entered:", cause)
      return broken
    }
  )
