import type { ReadonlySignal } from "@preact/signals-react"
import { useCallback, useSyncExternalStore } from "react"

/** A signal as a page gets it: read by `useRead`, never written. */
export type Readable<A> = Pick<ReadonlySignal<A>, "peek" | "subscribe">

/** The value of a signal. The component renders again when it changes, and for no other signal. */
export const useRead = <A>(source: Readable<A>): A => {
  const follow = useCallback((again: () => void) => source.subscribe(again), [source])
  const now = () => source.peek()
  return useSyncExternalStore(follow, now, now)
}
