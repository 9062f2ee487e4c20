import { type ReadonlySignal, signal } from "@preact/signals-react"
import { type Broken, broken, type Outcome } from "../core/useCases/runtime"

/** Work that runs once per call. A rejection counts as Broken. Ignore the outcome after an abort. */
export type UseCase<In, A, E = never> = (signal: AbortSignal, input: In) => Promise<Outcome<A, E>>

/** The state of a use-case: not started, running (`slow` after `slowAfter`), ended. */
export type Remote<A, E> = { readonly is: "idle" } | { readonly is: "loading"; readonly slow: boolean } | Outcome<A, E>

/** A normal wait, in milliseconds. After it the page says so, and the visitor may cancel. */
export const slowAfter = 4000

export interface RemoteCall<In, A, E> {
  readonly state: ReadonlySignal<Remote<A, E>>
  /** Runs the use-case. A second start interrupts and outdates the first. */
  readonly start: (input: In) => void
  readonly cancel: () => void
  /** Forgets how it ended; a running use-case goes on. */
  readonly clear: () => void
}

interface Listeners<In, A, E> {
  /** Runs for each answer, unless outdated or cancelled, just before the signal shows it. */
  readonly onDone?: (value: A, input: In) => void
  /** Runs for each failure, unless outdated or cancelled, just after the signal shows it. */
  readonly onFailed?: (error: E | Broken, input: In) => void
  /** Runs when a call has taken longer than `slowAfter`. */
  readonly onSlow?: (input: In) => void
}

/** Resolves with the state of a call once none is under way. */
export const settled = <A, E>({ state }: Pick<RemoteCall<never, A, E>, "state">): Promise<Remote<A, E>> =>
  new Promise((resolve) => {
    const stop = state.subscribe((now) => {
      if (now.is === "loading") return
      resolve(now)
      queueMicrotask(() => stop())
    })
  })

/** A use-case as a signal. It keeps no input once the use-case has ended. */
export const remote = <In = void, A = never, E = never>(
  useCase: UseCase<In, A, E>,
  { onDone, onFailed, onSlow }: Listeners<In, A, E> = {}
): RemoteCall<In, A, E> => {
  const state = signal<Remote<A, E>>({ is: "idle" })
  let stop = () => {}

  const start = (input: In) => {
    stop()
    const abort = new AbortController()
    state.value = { is: "loading", slow: false }
    const timer = setTimeout(() => {
      state.value = { is: "loading", slow: true }
      onSlow?.(input)
    }, slowAfter)
    stop = () => {
      clearTimeout(timer)
      abort.abort()
    }
    const settle = (outcome: Outcome<A, E>) => {
      if (abort.signal.aborted) return
      clearTimeout(timer)
      // Otherwise this closure, and the input with it, would live until the next start.
      stop = () => {}
      if (outcome.is === "done") onDone?.(outcome.value, input)
      state.value = outcome
      if (outcome.is === "failed") onFailed?.(outcome.error, input)
    }
    void useCase(abort.signal, input)
      .catch(() => broken)
      .then(settle)
  }
  return {
    state,
    start,
    cancel: () => {
      stop()
      if (state.value.is === "loading") state.value = { is: "idle" }
    },
    clear: () => {
      if (state.value.is !== "loading") state.value = { is: "idle" }
    }
  }
}
