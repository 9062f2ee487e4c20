import { useSyncExternalStore } from "react"

const wide = "(min-width: 768px)"
const onWidth = (changed: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener("change", changed)
  return () => query.removeEventListener("change", changed)
}

/** True from 768 px, where a popup stands beside its button; below that it is a sheet. */
export const useBeside = () =>
  useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false
  )
