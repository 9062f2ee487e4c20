/** A failure that no port names: a defect, or the engine itself could not be loaded. */
export interface Broken {
  readonly _tag: "Broken"
}

/** How a use-case ended. */
export type Outcome<A, E = never> =
  | { readonly is: "done"; readonly value: A }
  | { readonly is: "failed"; readonly error: E | Broken }

/** Runs once per call and never rejects. Ignore the outcome after an abort. */
export type UseCase<In, A, E = never> = (input: In, signal?: AbortSignal) => Promise<Outcome<A, E>>

export const broken: Outcome<never> = { is: "failed", error: { _tag: "Broken" } }

/** A use-case of an engine that loads with the first call. A failed load is Broken. */
export const inEngine =
  <Engine, In, A, E>(engine: () => Promise<Engine>, pick: (engine: Engine) => UseCase<In, A, E>): UseCase<In, A, E> =>
  async (input, signal) => {
    const loaded = await engine().catch(() => undefined)
    return loaded && !signal?.aborted ? pick(loaded)(input, signal) : broken
  }

/** The value of a use-case that only a defect can fail. Throws on a defect. */
export const orThrow = <A>(outcome: Outcome<A, unknown>): A => {
  if (outcome.is === "done") return outcome.value
  throw new Error("A use-case failed that was not to.", { cause: outcome.error })
}

export const fromPromise =
  <A, In = void>(work: (input: In) => Promise<A>): UseCase<In, A> =>
  (input) =>
    work(input).then(
      (value) => ({ is: "done", value }),
      (cause: unknown) => {
        console.error("A page could not be entered:", cause)
        return broken
      }
    )
