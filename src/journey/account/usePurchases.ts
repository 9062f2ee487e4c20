import { usePerPage } from "../lifetimes"
import { useOnEnter } from "../useJourney"
import { makePurchases, type PurchasesJourney } from "./purchases"

/** What the visitor bought. The page loads the list once, when it appears. */
export const usePurchases = (): PurchasesJourney => {
  const purchases = usePerPage(makePurchases)
  useOnEnter(purchases.enter)
  return purchases
}
