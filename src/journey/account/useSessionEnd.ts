import { useEffect, useEffectEvent, useRef } from "react"
import { useJourney } from "../useJourney"

/** Acts when the session ends, as soon as `free` is true (TR-20). */
export const useSessionEnd = (act: () => unknown, free = true): void => {
  const ended = useJourney().visit.ended.value
  const seen = useRef(ended)
  const onEnd = useEffectEvent(act)
  useEffect(() => {
    if (!free || seen.current === ended) return
    seen.current = ended
    onEnd()
  }, [free, ended])
}
