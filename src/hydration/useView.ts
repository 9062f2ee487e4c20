import { useSyncExternalStore } from "react"

/** What the window shows of the page, in pixels. */
export interface View {
  readonly top: number
  readonly height: number
}

const moves = ["scroll", "resize"] as const
let view: View | undefined
let isWatched = false

/** Asking the window lays the page out, so it is asked once after each scroll or resize. */
const viewNow = (): View => {
  if (!isWatched) {
    isWatched = true
    for (const move of moves)
      window.addEventListener(
        move,
        () => {
          view = undefined
        },
        { passive: true }
      )
  }
  view ??= { top: window.scrollY, height: window.innerHeight }
  return view
}

const subscribe = (onChange: () => void) => {
  const events = new AbortController()
  for (const move of moves) window.addEventListener(move, onChange, { passive: true, signal: events.signal })
  return () => events.abort()
}

/** What `read` says of the view since the last scroll or resize. False in the prerendered page. */
export const useView = (read: (view: View) => boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read(viewNow()),
    () => false
  )

/** True while the window is scrolled past so many pixels. */
export const useScrolledPast = (pixels: number): boolean => useView(({ top }) => top > pixels)
