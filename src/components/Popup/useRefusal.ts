import { type RefObject, useEffect, useState } from "react"
import type { PopupHandle } from "./Popup"

/** What a popup's own button refused: told until the popup opens again, with the focus on the first field that is wrong (A11Y-05). */
export const useRefusal = (popup: RefObject<PopupHandle | null>) => {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) popup.current?.focusInvalid()
  }, [times, popup])
  return { refused: times > 0, refuse: () => setTimes((before) => before + 1), forget: () => setTimes(0) }
}
