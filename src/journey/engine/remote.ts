import { type ReadonlySignal, signal } from "@preact/signals-react"

/** A failure that no port names: a defect, or the engine itself could not be loaded. */
export interface Broken {
  readonly _tag: "Broken"
}

/** How a use-case ended. */
export type Outcome<A, E> =
  | { readonly is: "done"; readonly value: A }
  | { readonly is: "failed"; readonly error: E | Broken }

/** Starts a use-case and tells its outcome once; calling the result interrupts it, and then nothing is told. */
export type Start<In, A, E> = (input: In, done: (outcome: Outcome<A, E>) => void) => () => void

/** Where a use-case stands: not asked, under way (`slow` after `slowAfter`), ended. */
export type Remote<A, E> = { readonly is: "idle" } | { readonly is: "loading"; readonly slow: boolean } | Outcome<A, E>

/** How long a wait is normal, in milliseconds; after it the visitor is told and may give up. */
export const slowAfter = 4000

/** A use-case that a page starts and follows. */
export interface RemoteCall<In, A, E> {
  readonly state: ReadonlySignal<Remote<A, E>>
  /** Runs the use-case; a second start interrupts and outdates the first. */
  readonly start: (input: In) => void
  /** Runs it once more with what it was last given; without a first run, nothing happens. */
  readonly again: () => void
  /** Gives up what is under way. */
  readonly cancel: () => void
  /** Forgets how it ended; what is under way goes on. */
  readonly clear: () => void
}

/** A use-case as a signal; `onDone` is told of each answer that is still wanted, just before the signal shows it. */
export const remote = <In, A, E>(
  ready: () => Promise<Start<In, A, E>>,
  onDone: (value: A, input: In) => void = () => {}
): RemoteCall<In, A, E> => {
  const state = signal<Remote<A, E>>({ is: "idle" })
  let stop = () => {}
  let again = () => {}

  const cancel = () => {
    stop()
    stop = () => {}
    if (state.peek().is === "loading") state.value = { is: "idle" }
  }

  const start = (input: In) => {
    stop()
    again = () => start(input)
    let current = true
    let interrupt = () => {}
    state.value = { is: "loading", slow: false }
    const timer = setTimeout(() => {
      state.value = { is: "loading", slow: true }
    }, slowAfter)
    const settle = (outcome: Outcome<A, E>) => {
      clearTimeout(timer)
      if (!current) return
      if (outcome.is === "done") onDone(outcome.value, input)
      state.value = outcome
    }
    ready().then(
      (run) => {
        if (current) interrupt = run(input, settle)
      },
      () => settle({ is: "failed", error: { _tag: "Broken" } })
    )
    stop = () => {
      current = false
      clearTimeout(timer)
      interrupt()
    }
  }

  const clear = () => {
    if (state.peek().is !== "loading") state.value = { is: "idle" }
  }

  return { state, start, cancel, clear, again: () => again() }
}

/** A use-case run for its effect alone; resolves when it has ended, however it ended. */
export const settled = <In, A, E>(run: Start<In, A, E>, input: In): Promise<Outcome<A, E>> =>
  new Promise((resolve) => {
    run(input, resolve)
  })

/** What a use-case answered that cannot fail but by a defect; throws for that. */
export const answerOf = <A, E>(outcome: Outcome<A, E>): A => {
  if (outcome.is === "done") return outcome.value
  throw new Error("A use-case failed that was not to.", { cause: outcome.error })
}

/** A promise as something that a page starts and follows; it cannot be interrupted, only outdated. */
export const startOf =
  <A>(work: () => Promise<A>): Start<undefined, A, never> =>
  (_, done) => {
    let wanted = true
    work().then(
      (value) => wanted && done({ is: "done", value }),
      (cause: unknown) => {
        console.error("A page could not be entered:", cause)
        if (wanted) done({ is: "failed", error: { _tag: "Broken" } })
      }
    )
    return () => {
      wanted = false
    }
  }
