import { useState } from "react"
import { makeErasing } from "./erasing"
import { useJourney } from "./useJourney"

/** What this browser keeps, while the page that shows it is there. */
export const useErasing = () => {
  const journey = useJourney()
  const [erasing] = useState(() => makeErasing(journey))
  return erasing
}
