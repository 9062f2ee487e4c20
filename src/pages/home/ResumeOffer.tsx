import { type ComponentType, useEffect, useState } from "react"
import { useJourney } from "../../journey/useJourney"

const nothing = () => undefined

/**
 * Lazy-loads the "Continuar tu compra" strip once the session is known and the cart holds a plan.
 * If the chunk fails, shows nothing.
 */
export const ResumeOffer = () => {
  const { visit, words } = useJourney()
  const [Offer, setOffer] = useState<ComponentType>()
  const decided = visit.decided.value
  useEffect(() => {
    if (!decided || !visit.hasCart()) return
    let isHere = true
    Promise.all([import("./HomeResume"), words.load()]).then(
      ([{ HomeResume }]) => isHere && setOffer(() => HomeResume),
      nothing
    )
    return () => {
      isHere = false
    }
  }, [decided, visit, words])
  return Offer && <Offer />
}
