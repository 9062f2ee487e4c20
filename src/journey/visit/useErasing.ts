import { useState } from "react"
import { useJourney } from "../useJourney"
import { makeErasing } from "./erasing"

/** What this browser keeps, while the page that shows it is there. */
export const useErasing = () => {
  const journey = useJourney()
  const [erasing] = useState(() => makeErasing(journey))
  return erasing
}
