import { type ComponentType, useEffect, useState } from "react"
import { useJourney } from "../../journey/useJourney"

const nothing = () => undefined

/** Brings the way back to a purchase, only to whom a plan lies in the cart, and once it is known who that is; what is lost on the way is not missed. */
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
