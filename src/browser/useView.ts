import { useCallback, useSyncExternalStore } from "react"

/** What the window shows of the page, in pixels. */
export interface View {
  readonly top: number
  readonly height: number
}

const moves = ["scroll", "resize"] as const
let view: View | undefined
let isWatched = false

const forget = () => {
  view = undefined
}

/** Before every other listener: they ask for the new view. */
const watch = () => {
  if (isWatched) return
  isWatched = true
  for (const move of moves) window.addEventListener(move, forget, { passive: true })
}

/** Asking the window lays the page out, so it is asked once after each scroll or resize. */
const viewNow = (): View => {
  watch()
  view ??= { top: window.scrollY, height: window.innerHeight }
  return view
}

const subscribe = (onChange: () => void) => {
  watch()
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

/** Whether the window matches a media query. False in the prerendered page. */
export const useMedia = (query: string): boolean => {
  const follow = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener("change", onChange)
      return () => media.removeEventListener("change", onChange)
    },
    [query]
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false
  )
}

/** True while the window is scrolled past so many pixels. */
export const useScrolledPast = (pixels: number): boolean => useView(({ top }) => top > pixels)
