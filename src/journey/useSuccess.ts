import { useState } from "react"
import { makeSuccess, type SuccessJourney } from "./success"
import { useJourney, useOnEnter } from "./useJourney"

/** The page after a purchase, entered once. */
export const useSuccess = (): SuccessJourney => {
  const journey = useJourney()
  const [success] = useState(() => makeSuccess(journey))
  useOnEnter(success.enter)
  return success
}
