import { useState } from "react"
import { useJourney } from "../useJourney"
import { makeMailing } from "./mailing"

/** Mailing quotes from a page, as long as the page is there; `onSent`, the first one given, is told of each mail that went out. */
export const useMailing = (onSent: () => void) => {
  const journey = useJourney()
  const [mailing] = useState(() => makeMailing(journey, onSent))
  return mailing
}
