import { useState } from "react"
import { useSessionEnd } from "../account/useSessionEnd"
import { useJourney, useOnEnter } from "../useJourney"
import { makeSuccess, type SuccessJourney } from "./success"

/** The page after a purchase, entered once, and anew when the visitor is not logged in any more. */
export const useSuccess = (): SuccessJourney => {
  const journey = useJourney()
  const [success] = useState(() => makeSuccess(journey))
  useOnEnter(success.enter)
  useSessionEnd(success.enter)
  return success
}
