import { useEffect, useEffectEvent } from "react"

/** The cancel button of a long wait disappears with its focus: `focus` then moves it on. */
export const useFocusAfterWait = (waiting: boolean, focus: () => void) => {
  const goOn = useEffectEvent(focus)
  useEffect(() => {
    if (!waiting) return
    return () => {
      if (document.activeElement === document.body) goOn()
    }
  }, [waiting])
}
