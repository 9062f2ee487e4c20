import { useState } from "react"
import { makePurchases, type PurchasesJourney } from "./purchases"
import { useJourney, useOnEnter } from "./useJourney"

/** The list of what the visitor bought, asked for once the page is entered. */
export const usePurchases = (): PurchasesJourney => {
  const journey = useJourney()
  const [purchases] = useState(() => makePurchases(journey))
  useOnEnter(purchases.enter)
  return purchases
}
