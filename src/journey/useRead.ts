import type { ReadonlySignal } from "@preact/signals-react"
import { useSignals } from "@preact/signals-react/runtime"

/** The value of a signal. The component renders again when the value changes. */
export const useRead = <A>(source: ReadonlySignal<A>): A => {
  useSignals()
  return source.value
}
