import { useEffect, useState } from "react"
import { type Late, noop } from "../../browser/late"
import { useJourney } from "../../journey/useJourney"

/**
 * Fetches a part and the channel's words once the part is wanted. True when both are here. Tells
 * `onLost` false if they are lost.
 */
export const useReady = (part: Late<unknown>, isWanted: boolean, onLost: (ready: false) => void = noop): boolean => {
  const { words } = useJourney()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    Promise.all([part(), words.load()]).then(
      () => isHere && setReady(true),
      () => onLost(false)
    )
    return () => {
      isHere = false
    }
  }, [part, isWanted, words, onLost])
  return ready
}
