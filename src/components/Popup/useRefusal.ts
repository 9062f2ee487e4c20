import { type RefObject, useEffect, useState } from "react"
import type { PopupHandle } from "./Popup"

/**
 * Records that the popup's button refused, until the popup opens again. Each refusal focuses the
 * first invalid field (A11Y-05).
 */
export const useRefusal = (popup: RefObject<PopupHandle | null>) => {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) popup.current?.focusInvalid()
  }, [times, popup])
  return { refused: times > 0, refuse: () => setTimes((before) => before + 1), forget: () => setTimes(0) }
}
