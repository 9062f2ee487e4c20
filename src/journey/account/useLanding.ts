import { useEffect, useState } from "react"
import { useJourney } from "../useJourney"
import { makeLanding } from "./landing"

/** The router after the login, entered by the page that is shown meanwhile. */
export const useLanding = () => {
  const journey = useJourney()
  const [landing] = useState(() => makeLanding(journey))
  useEffect(() => {
    landing.enter()
    return landing.leave
  }, [landing])
  return landing
}
