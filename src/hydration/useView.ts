import { useSyncExternalStore } from "react"

const subscribe = (onChange: () => void) => {
  const events = new AbortController()
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, onChange, { passive: true, signal: events.signal })
  return () => events.abort()
}

/** What `read` says since the window's last scroll or resize. False in the prerendered page. */
export const useView = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read, () => false)

/** True while the window is scrolled past so many pixels. */
export const useScrolledPast = (pixels: number): boolean => useView(() => window.scrollY > pixels)
