import { useState } from "react"
import { useJourney, useOnEnter } from "../useJourney"
import { makePurchases, type PurchasesJourney } from "./purchases"

/** The list of what the visitor bought, asked for once the page is entered. */
export const usePurchases = (): PurchasesJourney => {
  const journey = useJourney()
  const [purchases] = useState(() => makePurchases(journey))
  useOnEnter(purchases.enter)
  return purchases
}
