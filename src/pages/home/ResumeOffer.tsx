import { useEffect, useState } from "react"
import { late, Part } from "../../hydration/late"
import { useJourney } from "../../journey/useJourney"

const HomeResume = late(async () => (await import("./HomeResume")).HomeResume)

const nothing = () => undefined

/**
 * Lazy-loads the "Continuar tu compra" strip once the session is known and the cart holds a plan.
 * If the chunk fails, shows nothing.
 */
export const ResumeOffer = () => {
  const { visit, words } = useJourney()
  const [ready, setReady] = useState(false)
  const decided = visit.decided.value
  useEffect(() => {
    if (!decided || !visit.hasCart()) return
    let isHere = true
    Promise.all([HomeResume(), words.load()]).then(() => isHere && setReady(true), nothing)
    return () => {
      isHere = false
    }
  }, [decided, visit, words])
  return ready && <Part is={HomeResume} />
}
