import { useSyncExternalStore } from "react"

const wide = "(min-width: 768px)"
const onWidth = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

export const useBeside = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false
  )
