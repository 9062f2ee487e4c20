import { computed, signal } from "@preact/signals-react"
import { pagePresses } from "../../hydration/afterPress"

/** How several passengers first show: every form open, or those that are finished as rows. */
export type Shown = "open" | "folded"

/**
 * Which passengers show as a row (OU-folded-passengers): the finished ones, but never the one whose fields have
 * the focus, or had it last. One that is no longer finished opens by itself. `isFinished` is
 * followed as a signal.
 */
export const makeFolds = (count: number, isFinished: (place: number) => boolean, shown: Shown) => {
  const afterPress = pagePresses()
  const at = signal<number | Shown>(shown)
  // One alone has nothing to make room for.
  const isRow = (place: number) => count > 1 && at.value !== "open" && at.value !== place && isFinished(place)
  const rows = Array.from({ length: count }, (_, place) => computed(() => isRow(place)))
  return {
    /** In the order of the passengers. The same list as long as none changes, whatever is typed. */
    folded: computed(() => rows.map((row) => row.value)),
    /**
     * The focus comes into this passenger's fields, or is asked to. A press ends first: nothing moves
     * under the finger. `before` runs just before the change.
     */
    turnTo: (place: number, before = () => {}) => {
      if (at.peek() === place) return
      afterPress(() => {
        before()
        at.value = place
      })
    }
  }
}
